#if canImport(SwiftUI)
    import SwiftUI

    extension Color {
        /// The colour of `role`, in light and in dark.
        public init(_ role: ColorRole) {
            switch role {
            case .text: self = .primary
            case .secondaryText: self = .secondary
            case .accent: self = .accentColor
            case .frame: self = .secondary.opacity(0.4)
            case .invalid: self = .red
            case .success: self = .green
            }
        }
    }
#endif
