#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Streams
    import UIKit

    @MainActor extension Reactive where Base: UISwitch {
        /// Whether the switch is on.
        public var isOn: ControlProperty<Bool> {
            ControlProperty(
                changes: controlEvent(.valueChanged), read: { [weak base] in base?.isOn },
                setter: Binder(base) { $0.setOn($1, animated: true) })
        }
    }

    @MainActor extension Reactive where Base: CodeFieldControl {
        /// What the boxes show.
        public var text: ControlProperty<String> {
            ControlProperty(
                changes: controlEvent(.editingChanged), read: { [weak base] in base?.code },
                setter: Binder(base) { $0.code = $1 })
        }
    }
#endif
