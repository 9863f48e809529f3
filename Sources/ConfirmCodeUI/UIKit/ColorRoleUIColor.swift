#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    extension UIColor {
        /// The colour of `role`, in light and in dark.
        static func color(of role: ColorRole) -> UIColor {
            switch role {
            case .text: .label
            case .secondaryText: .secondaryLabel
            case .accent: .tintColor
            case .frame: .systemGray3
            case .invalid: .systemRed
            case .success: .systemGreen
            }
        }
    }
#endif
