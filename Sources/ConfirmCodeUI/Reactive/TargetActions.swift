#if canImport(UIKit) && !os(watchOS)
    import Streams
    import UIKit

    @MainActor extension Reactive where Base: UIView {
        /// Each tap on the view. The recogniser is the view's while somebody observes.
        public func tapGesture() -> ControlEvent<UITapGestureRecognizer> {
            ControlEvent { [weak base] send in
                let recognizer = UITapGestureRecognizer()
                let target = ActionTarget { [weak recognizer] in if let recognizer { send(recognizer) } }
                recognizer.addTarget(target, action: #selector(ActionTarget.act))
                base?.addGestureRecognizer(recognizer)
                return {
                    recognizer.removeTarget(target, action: nil)
                    base?.removeGestureRecognizer(recognizer)
                }
            }
        }
    }
#elseif canImport(AppKit)
    import AppKit
    import Streams

    @MainActor extension Reactive where Base: NSButton {
        /// Each click. The button has one target, so it has one observer at a time.
        public var tap: ControlEvent<Void> {
            ControlEvent { [weak base] send in
                let target = ActionTarget { send(()) }
                base?.target = target
                base?.action = #selector(ActionTarget.act)
                return { if base?.target === target { base?.target = nil } }
            }
        }
    }
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    import Foundation

    /// What a recogniser or a control of AppKit tells its action. Whoever makes it keeps it.
    @MainActor private final class ActionTarget: NSObject {
        private let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) { self.action = action }

        @objc func act() { action() }
    }
#endif
