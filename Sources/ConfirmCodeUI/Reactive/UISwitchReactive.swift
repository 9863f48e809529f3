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
#endif
