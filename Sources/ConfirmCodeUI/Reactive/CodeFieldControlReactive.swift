#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Streams
    import UIKit

    @MainActor extension Reactive where Base: CodeFieldControl {
        /// What the boxes show.
        public var text: ControlProperty<String> {
            ControlProperty(
                changes: controlEvent(.editingChanged), read: { [weak base] in base?.code },
                setter: Binder(base) { $0.code = $1 })
        }
    }
#endif
