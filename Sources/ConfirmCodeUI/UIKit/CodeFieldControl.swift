#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import ConfirmCode
    import Streams
    import UIKit

    /// A field of boxes for a one-time code, over one hidden text field.
    ///
    ///     let field = CodeFieldControl(digitCount: 6) { code in service.confirm(code) }
    ///
    /// It sends `editingChanged` when the code changes and `primaryActionTriggered` when it becomes complete. The boxes stay
    /// from left to right in every language.
    public final class CodeFieldControl: UIControl {
        /// The logic of the field.
        public let model: CodeFieldViewModel
        /// Called when the code becomes complete, or another one.
        public var validate: @MainActor (String) -> Void
        private let texts: SignInTexts
        private let input = UITextField()
        private let row = UIStackView()
        private var boxes: [CodeBoxControl] = []
        private var shown: CodeFieldPresenter?
        private let bag = DisposeBag()

        /// A field with a model of its own.
        ///
        /// - Parameters:
        ///   - digitCount: How many boxes there are, 1…10.
        ///   - texts: What assistive technology says.
        ///   - validate: Called when the code becomes complete, or another one.
        public convenience init(
            digitCount: Int = 6, texts: SignInTexts = .current,
            validate: @escaping @MainActor (String) -> Void = { _ in }
        ) {
            self.init(
                model: CodeFieldViewModel(CodeField(length: digitCount), texts: texts), texts: texts, validate: validate
            )
        }

        /// A field over its model.
        ///
        /// - Parameters:
        ///   - model: The logic of the field.
        ///   - texts: What assistive technology says.
        ///   - validate: Called when the code becomes complete, or another one.
        public init(
            model: CodeFieldViewModel, texts: SignInTexts = .current,
            validate: @escaping @MainActor (String) -> Void = { _ in }
        ) {
            self.model = model
            self.texts = texts
            self.validate = validate
            super.init(frame: .zero)
            arrange()
        }

        /// A field of six digits, as a storyboard makes it.
        public required init?(coder: NSCoder) {
            texts = .current
            model = CodeFieldViewModel(texts: texts)
            validate = { _ in }
            super.init(coder: coder)
            arrange()
        }

        /// What the boxes show. Setting it is as good as typing it.
        public var code: String {
            get { model.field.text }
            set { model.text.onNext(newValue) }
        }

        /// Whether the code was rejected.
        public var isInvalid: Bool { model.field.isInvalid }

        /// Marks the code as rejected, until the next key.
        public func markInvalid() { model.reject.onNext(()) }

        /// Empties the field, as for a new code.
        public func clear() { model.clear.onNext(()) }

        /// What AutoFill offers: the code of an SMS.
        public var textContentType: UITextContentType? {
            get { input.textContentType }
            set { input.textContentType = newValue }
        }

        /// Whether the field takes anything.
        public override var isEnabled: Bool {
            didSet {
                input.isEnabled = isEnabled
                for box in boxes { box.isEnabled = isEnabled }
                refresh()
            }
        }

        /// True, for the text field behind the boxes.
        public override var canBecomeFirstResponder: Bool { input.canBecomeFirstResponder }

        /// Whether the keyboard is up for it.
        public override var isFirstResponder: Bool { input.isFirstResponder }

        /// Brings the keyboard up.
        @discardableResult public override func becomeFirstResponder() -> Bool { input.becomeFirstResponder() }

        /// Takes the keyboard away.
        @discardableResult public override func resignFirstResponder() -> Bool { input.resignFirstResponder() }

        /// Takes in what the person pastes by a `UIPasteControl` or drops.
        public override func paste(itemProviders: [NSItemProvider]) {
            itemProviders.first?.loadObject(ofClass: NSString.self) { [paste = model.paste] text, _ in
                if let text = text as? NSString { paste.onNext("\(text)") }
            }
        }

        private func arrange() {
            pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
            isAccessibilityElement = false
            row.axis = .horizontal
            row.spacing = 8
            row.distribution = .fillEqually
            row.semanticContentAttribute = .forceLeftToRight
            let presenter = CodeFieldPresenter(model.field, texts: texts)
            boxes = presenter.boxes.map { makeBox($0.id) }
            for box in boxes { row.addArrangedSubview(box) }
            prepareInput(presenter)
            embed(input)
            embed(row)
            accessibilityElements = [input] + boxes
            shown = nil
            model.fields.drive(with: self, onNext: { control, _ in control.refresh() }).disposed(by: bag)
            model.didComplete.drive(with: self, onNext: { $0.complete($1) }).disposed(by: bag)
        }

        private func makeBox(_ index: Int) -> CodeBoxControl {
            let box = CodeBoxControl()
            box.addAction(
                UIAction { [weak self] _ in
                    self?.model.activate.onNext(index)
                    self?.becomeFirstResponder()
                }, for: .touchUpInside)
            return box
        }

        private func prepareInput(_ presenter: CodeFieldPresenter) {
            input.textContentType = .oneTimeCode
            input.keyboardType = presenter.wantsNumberPad ? .numberPad : .asciiCapable
            input.isSecureTextEntry = presenter.isSecure
            input.autocorrectionType = .no
            input.autocapitalizationType = .none
            input.textColor = .clear
            input.tintColor = .clear
            input.accessibilityLabel = presenter.accessibilityLabel
            input.addAction(UIAction { [weak self] _ in self?.edit() }, for: .editingChanged)
            input.addAction(UIAction { [weak self] _ in self?.refresh() }, for: [.editingDidBegin, .editingDidEnd])
        }

        private func edit() {
            model.apply(CodeFieldEdit(from: model.field.text, to: input.text ?? "", in: model.field))
            refresh()
        }

        /// Draws the field as it stands.
        private func refresh() {
            let presenter = CodeFieldPresenter(
                model.field, isFocused: input.isFirstResponder, isEnabled: isEnabled, texts: texts)
            if input.text != presenter.text { input.text = presenter.text }
            guard presenter != shown else { return }
            let old = shown
            shown = presenter
            for (box, picture) in zip(boxes, presenter.boxes) { box.show(picture) }
            input.accessibilityValue = presenter.accessibilityValue
            if presenter.isInvalid, old?.isInvalid == false { shake() }
            if let old, old.text != presenter.text { sendActions(for: .editingChanged) }
        }

        private func complete(_ code: String) {
            validate(code)
            sendActions(for: .primaryActionTriggered)
        }

        private func shake() {
            let steps = CodeFieldPresenter.shake(reducesMotion: UIAccessibility.isReduceMotionEnabled) + [0]
            let length = 1 / Double(steps.count)
            UIView.animateKeyframes(withDuration: CodeFieldPresenter.shakeStep * Double(steps.count), delay: 0) {
                [row] in
                for (index, distance) in steps.enumerated() {
                    UIView.addKeyframe(withRelativeStartTime: Double(index) * length, relativeDuration: length) {
                        row.transform = CGAffineTransform(translationX: distance, y: 0)
                    }
                }
            }
        }
    }
#endif
