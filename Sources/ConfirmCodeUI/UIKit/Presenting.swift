#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    extension UIButton {
        /// Says and does what `button` has.
        func show(_ button: ButtonPresenter) {
            configuration?.title = button.title
            configuration?.showsActivityIndicator = button.isBusy
            isEnabled = button.isEnabled
            isHidden = button.isHidden
            accessibilityValue = button.accessibilityValue
        }
    }

    extension UILabel {
        /// A label that grows with the person's text size, over several lines.
        convenience init(_ style: UIFont.TextStyle, _ role: ColorRole = .text) {
            self.init(frame: .zero)
            font = .preferredFont(forTextStyle: style)
            adjustsFontForContentSizeCategory = true
            numberOfLines = 0
            textAlignment = .center
            textColor = .color(of: role)
        }

        /// Tells how things stand, and has VoiceOver say it where it is news.
        func show(_ message: ScreenMessage?) {
            let isNews = message.map { $0.text != text } ?? false
            text = message?.text
            textColor = .color(of: message?.role ?? .text)
            isHidden = message == nil
            if isNews { UIAccessibility.post(notification: .announcement, argument: text) }
        }
    }
#endif
