#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    /// A box of a code field: a digit in a frame, or the caret.
    final class CodeBoxControl: UIControl {
        private let inside = UIView()
        private let label = UILabel()
        private let caret = UIView()
        private var sides: [NSLayoutConstraint] = []

        init() {
            super.init(frame: .zero)
            layer.cornerRadius = 10
            inside.layer.cornerRadius = 9
            inside.backgroundColor = .systemBackground
            inside.isUserInteractionEnabled = false
            label.textAlignment = .center
            label.font = UIFontMetrics(forTextStyle: .title1)
                .scaledFont(for: .monospacedDigitSystemFont(ofSize: 28, weight: .semibold))
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.isAccessibilityElement = false
            caret.backgroundColor = .color(of: .accent)
            isAccessibilityElement = true
            accessibilityTraits = .button
            arrange()
        }

        /// Whether it can be chosen.
        override var isEnabled: Bool { didSet { accessibilityTraits = isEnabled ? .button : [.button, .notEnabled] } }

        /// A box is made in code.
        required init?(coder: NSCoder) { nil }

        /// Draws the box.
        func show(_ box: CodeBoxPresenter) {
            label.text = box.isFilled ? box.text : " "
            label.textColor = .color(of: box.foreground)
            backgroundColor = .color(of: box.frame)
            for side in sides { side.constant = box.lineWidth }
            accessibilityLabel = box.accessibilityLabel
            accessibilityValue = box.accessibilityValue
            if caret.isHidden == box.hasCaret { blink(box.hasCaret) }
        }

        private func blink(_ isOn: Bool) {
            caret.isHidden = !isOn
            caret.layer.removeAllAnimations()
            caret.alpha = 1
            guard isOn, !UIAccessibility.isReduceMotionEnabled else { return }
            // It ends visible: an app that comes back from the background has lost its animations.
            caret.alpha = 0
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { [caret] in caret.alpha = 1 }
        }

        private func arrange() {
            caret.isHidden = true
            for view in [inside, label, caret] { view.translatesAutoresizingMaskIntoConstraints = false }
            addSubview(inside)
            inside.addSubview(label)
            inside.addSubview(caret)
            sides = [
                inside.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
                inside.topAnchor.constraint(equalTo: topAnchor, constant: 1),
                trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: 1),
                bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: 1),
            ]
            NSLayoutConstraint.activate(
                sides + [
                    label.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 4),
                    label.topAnchor.constraint(equalTo: inside.topAnchor, constant: 10),
                    inside.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
                    inside.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
                    caret.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
                    caret.centerYAnchor.constraint(equalTo: inside.centerYAnchor),
                    caret.widthAnchor.constraint(equalToConstant: 2),
                    caret.heightAnchor.constraint(equalTo: label.heightAnchor),
                ])
        }
    }
#endif
