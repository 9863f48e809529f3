#if canImport(UIKit) && !os(watchOS)
    import Streams
    import UIKit

    @MainActor extension Reactive where Base: UIControl {
        /// Whether the control takes anything.
        public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }

        /// Each of `events` that happens.
        public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
            ControlEvent { [weak base] send in
                let action = UIAction { _ in send(()) }
                base?.addAction(action, for: events)
                return { base?.removeAction(action, for: events) }
            }
        }
    }

    @MainActor extension Reactive where Base: UIButton {
        /// Each tap.
        public var tap: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }
    }

    @MainActor extension Reactive where Base: UITextField {
        /// The text of the field.
        public var text: ControlProperty<String?> {
            ControlProperty(
                changes: controlEvent([.editingChanged, .editingDidEnd]), read: { [weak base] in base.map(\.text) },
                setter: Binder(base) { if $0.text != $1 { $0.text = $1 } })
        }
    }
#endif
