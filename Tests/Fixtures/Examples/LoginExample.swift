import ConfirmCode
import ConfirmCodeUI
import Streams
import UIKit

/// A login form whose views are bound to a model one by one. The account is remembered behind a switch.
final class LoginExampleViewController: UIViewController {
    private let model: LoginViewModel
    private let account = UITextField()
    private let password = UITextField()
    private let remember = UISwitch()
    private let button = UIButton(configuration: .filled())
    private let bag = DisposeBag()

    init(service: any PasswordAuthService) {
        model = LoginViewModel(authService: service, store: UserDefaultsAccountStore())
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [account, password, remember, button] { view.addSubview(part) }
        bag.insert {
            model.accountText.drive(account.rx.text)
            model.isRemembering.drive(remember.rx.isOn)
            model.canLogIn.drive(button.rx.isEnabled)
            account.rx.text.orEmpty.bind(to: model.account)
            password.rx.text.orEmpty.bind(to: model.password)
            remember.rx.isOn.changed.bind(to: model.remember)
            button.rx.tap.bind(to: model.logIn)
        }
    }
}
