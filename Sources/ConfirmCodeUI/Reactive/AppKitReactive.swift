#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import Streams

    extension NSObject: ReactiveCompatible {}

    @MainActor extension Reactive where Base: NSView {
        /// Hides the view, or shows it.
        public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
    }

    @MainActor extension Reactive where Base: NSControl {
        /// Whether the control takes anything.
        public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
    }

    @MainActor extension Reactive where Base: NSTextField {
        /// The text of the field or label.
        public var text: ControlProperty<String> {
            ControlProperty(
                changes: ControlEvent { [weak base] send in
                    guard let base else { return {} }
                    let subscription = NotificationCenter.default
                        .observable(for: NSControl.textDidChangeNotification, object: base)
                        .mapTo(()).bind(onNext: send)
                    return { subscription.dispose() }
                }, read: { [weak base] in base?.stringValue },
                setter: Binder(base) { if $0.stringValue != $1 { $0.stringValue = $1 } })
        }
    }

    @MainActor extension Reactive where Base: NSProgressIndicator {
        /// Starts the indicator, or stops it.
        public var isAnimating: Binder<Bool> {
            Binder(base) { if $1 { $0.startAnimation(nil) } else { $0.stopAnimation(nil) } }
        }
    }
#endif
