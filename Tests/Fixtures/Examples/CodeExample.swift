import ConfirmCode
import ConfirmCodeUI
import Streams
import UIKit

/// A code screen whose views are bound to a model one by one.
final class CodeExampleViewController: UIViewController {
    private let model: any ConfirmCodeViewModelProtocol
    private let field = CodeFieldControl(digitCount: 4)
    private let errorLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    private let timerLabel = UILabel()
    private let resendButton = UIButton(configuration: .plain())
    private let bag = DisposeBag()

    init(_ model: any ConfirmCodeViewModelProtocol) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [field, errorLabel, spinner, timerLabel, resendButton] { view.addSubview(part) }
        bind()
    }

    private func bind() {
        bag.insert {
            field.rx.text.bind(to: model.code)
            resendButton.rx.tap.bind(to: model.getNewCode)
            model.isLoading.not().drive(field.rx.isEnabled)
            model.isLoading.drive(spinner.rx.isAnimating)
            model.errors.drive(errorLabel.rx.text)
            model.newCodeTimer.map { "New code in \($0) s" }.drive(timerLabel.rx.text)
            model.codeTimerIsActive.drive(resendButton.rx.isHidden)
            model.codeTimerIsActive.not().drive(timerLabel.rx.isHidden)
            model.didRequestNewCode.map { "" }.drive(field.rx.text)
            model.didAuthorize.drive(with: self, onNext: { screen, _ in screen.view.isHidden = true })
        }
    }
}
