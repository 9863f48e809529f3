#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import Streams
    import UIKit

    extension NSObject: ReactiveCompatible {}

    @MainActor extension Reactive where Base: UIView {
        /// Hides the view, or shows it.
        public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
    }

    @MainActor extension Reactive where Base: UILabel {
        /// The text of the label.
        public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
    }

    @MainActor extension Reactive where Base: UIActivityIndicatorView {
        /// Starts the indicator, or stops it.
        public var isAnimating: Binder<Bool> {
            Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
        }
    }
#endif
