#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import ConfirmCode
    import Streams
    import UIKit

    /// The screen for a code that was sent by SMS.
    public final class ConfirmCodeViewController: UIViewController {
        /// The field of the code.
        public let field: CodeFieldControl
        /// Leads back to the number; the button is there where it is set before the view is loaded.
        public var changeNumber: (@MainActor () -> Void)?
        private let entry: CodeEntry
        private let texts: ScreenTexts
        private let subtitle = UILabel(.body, .secondaryText)
        private let pasteButton = UIPasteControl(configuration: UIPasteControl.Configuration())
        private let message = UILabel(.callout)
        private let timer = UILabel(.callout, .secondaryText)
        private let progress = UIProgressView(progressViewStyle: .default)
        private let confirm = UIButton(configuration: .filled())
        private let resend = UIButton(configuration: .plain())
        private let back = UIButton(configuration: .plain())
        private var countdown: CountdownPresenter?
        private let bag = DisposeBag()

        /// The screen of `entry`.
        ///
        /// - Parameter texts: What is said.
        public init(_ entry: CodeEntry, texts: ScreenTexts = .current) {
            self.entry = entry
            self.texts = texts
            field = CodeFieldControl(model: entry.field, texts: texts.signIn)
            super.init(nibName: nil, bundle: nil)
        }

        /// The screen needs its models, so it is made in code.
        public required init?(coder: NSCoder) { nil }

        /// Lays the screen out and joins it to its models.
        public override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            progress.isAccessibilityElement = false
            pasteButton.target = field
            let parts = [subtitle, field, pasteButton, message, timer, progress, confirm, resend]
            view.embedColumn(changeNumber == nil ? parts : parts + [back])
            confirm.rx.tap.bind(to: entry.confirmation.submit).disposed(by: bag)
            resend.rx.tap.bind(to: entry.confirmation.getNewCode).disposed(by: bag)
            back.rx.tap.bind(with: self, onNext: { screen, _ in screen.changeNumber?() }).disposed(by: bag)
            entry.presented(in: texts).drive(with: self, onNext: { $0.show($1) }).disposed(by: bag)
        }

        /// Brings the keyboard up.
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            field.becomeFirstResponder()
        }

        private func show(_ screen: ConfirmCodePresenter) {
            title = screen.title
            subtitle.text = screen.subtitle
            if field.isEnabled != screen.isFieldEnabled { enableField(screen.isFieldEnabled) }
            message.show(screen.message)
            confirm.show(screen.confirm)
            resend.show(screen.resend)
            back.show(screen.changeNumber)
            show(screen.countdown)
        }

        /// A field that takes something again gets the keyboard back.
        private func enableField(_ isEnabled: Bool) {
            field.isEnabled = isEnabled
            pasteButton.isEnabled = isEnabled
            if isEnabled { field.becomeFirstResponder() }
        }

        private func show(_ new: CountdownPresenter) {
            timer.text = new.text
            timer.accessibilityLabel = new.accessibilityLabel
            timer.isHidden = new.isHidden
            progress.isHidden = new.isHidden
            progress.setProgress(Float(new.progress), animated: !UIAccessibility.isReduceMotionEnabled)
            if let old = countdown, let text = new.announcement(after: old) {
                UIAccessibility.post(notification: .announcement, argument: text)
            }
            countdown = new
        }
    }
#endif
