#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import ConfirmCode
    import Streams
    import UIKit

    /// The login form.
    public final class LoginViewController: UIViewController {
        /// Leads to the phone number; the button is there where it is set before the view is loaded.
        public var withPhone: (@MainActor () -> Void)?
        private let model: LoginViewModel
        private let texts: ScreenTexts
        private let account = UITextField()
        private let password = UITextField()
        private let rememberTitle = UILabel(.body)
        private let remember = UISwitch()
        private let message = UILabel(.callout)
        private let logIn = UIButton(configuration: .filled())
        private let back = UIButton(configuration: .plain())
        private let bag = DisposeBag()

        /// The form of `model`.
        ///
        /// - Parameter texts: What is said.
        public init(_ model: LoginViewModel, texts: ScreenTexts = .current) {
            self.model = model
            self.texts = texts
            super.init(nibName: nil, bundle: nil)
        }

        /// The form needs its model, so it is made in code.
        public required init?(coder: NSCoder) { nil }

        /// Lays the form out and joins it to its model.
        public override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            prepareFields()
            let row = UIStackView(arrangedSubviews: [rememberTitle, remember])
            row.spacing = 12
            row.alignment = .center
            let parts = [account, password, row, message, logIn]
            view.embedColumn(withPhone == nil ? parts : parts + [back])
            model.presented(in: texts).drive(with: self, onNext: { $0.show($1) }).disposed(by: bag)
            account.rx.text.orEmpty.bind(to: model.account).disposed(by: bag)
            password.rx.text.orEmpty.bind(to: model.password).disposed(by: bag)
            remember.rx.isOn.changed.bind(to: model.remember).disposed(by: bag)
            logIn.rx.tap.bind(to: model.logIn).disposed(by: bag)
            account.rx.controlEvent(.editingDidEndOnExit)
                .bind(with: self, onNext: { form, _ in form.password.becomeFirstResponder() })
                .disposed(by: bag)
            password.rx.controlEvent(.editingDidEndOnExit).bind(to: model.logIn).disposed(by: bag)
            back.rx.tap.bind(with: self, onNext: { form, _ in form.withPhone?() }).disposed(by: bag)
            NotificationCenter.default.observable(for: UIApplication.didEnterBackgroundNotification)
                .subscribe(with: model, onNext: { model, _ in model.flush() })
                .disposed(by: bag)
        }

        /// Brings the keyboard up.
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            firstField.becomeFirstResponder()
        }

        /// Writes the account where it waits to be written.
        public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            model.flush()
        }

        /// The field that is filled in next: the password where the account was remembered.
        private var firstField: UITextField { (account.text ?? "").isEmpty ? account : password }

        private func prepareFields() {
            for field in [account, password] {
                field.borderStyle = .roundedRect
                field.font = .preferredFont(forTextStyle: .body)
                field.adjustsFontForContentSizeCategory = true
                field.autocorrectionType = .no
                field.autocapitalizationType = .none
            }
            account.textContentType = .username
            account.returnKeyType = .next
            password.textContentType = .password
            password.isSecureTextEntry = true
            password.returnKeyType = .go
            rememberTitle.textAlignment = .natural
            rememberTitle.isAccessibilityElement = false
        }

        private func show(_ form: LoginPresenter) {
            title = form.title
            if account.text != form.account { account.text = form.account }
            account.placeholder = form.accountPlaceholder
            password.placeholder = form.passwordPlaceholder
            rememberTitle.text = form.rememberTitle
            remember.accessibilityLabel = form.rememberTitle
            if remember.isOn != form.isRemembering { remember.setOn(form.isRemembering, animated: true) }
            if password.isEnabled != form.areFieldsEnabled { enableFields(form.areFieldsEnabled) }
            message.show(form.message)
            logIn.show(form.logIn)
            back.show(form.withPhone)
        }

        /// Fields that take something again get the keyboard back.
        private func enableFields(_ areEnabled: Bool) {
            account.isEnabled = areEnabled
            password.isEnabled = areEnabled
            if areEnabled { password.becomeFirstResponder() }
        }
    }
#endif
