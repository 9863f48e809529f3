// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@_exported import Foundation

/// CoreGraphics has it, which UIKit exports.
public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform(translationX: 0, y: 0)

    public init(translationX tx: CGFloat, y ty: CGFloat) {}
}

/// QuartzCore has it, which UIKit exports.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0

    open func removeAllAnimations() {}
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIResponder: NSObject {
    nonisolated public override init() {}

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    @available(iOS 11, *)
    @available(tvOS, unavailable)
    open var pasteConfiguration: UIPasteConfiguration?
    @available(iOS 11, *)
    @available(tvOS, unavailable)
    open func paste(itemProviders: [NSItemProvider]) {}
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIView: UIResponder {
    /// With the default that stands for `init()`, which Objective-C inherits.
    public init(frame: CGRect = .zero) {}
    public required init?(coder: NSCoder) {}

    open var layer: CALayer { CALayer() }
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tintColor: UIColor!
    open var transform = CGAffineTransform.identity
    open var translatesAutoresizingMaskIntoConstraints = true
    @available(iOS 9, tvOS 9, *)
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    open func addSubview(_ view: UIView) {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

    @available(iOS 9, tvOS 9, *)
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    @available(iOS 9, tvOS 9, *)
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    @available(iOS 9, tvOS 9, *)
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    @available(iOS 11, tvOS 11, *)
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    @available(iOS 15, *)
    @available(tvOS, unavailable)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }

    @available(iOS 4, tvOS 9, *)
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {}
    @available(iOS 7, tvOS 9, *)
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {}
    @available(iOS 7, tvOS 9, *)
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {}

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

@available(iOS 9, tvOS 9, *)
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@available(iOS 3.2, tvOS 9, *)
@MainActor open class UIGestureRecognizer: NSObject {}

@available(iOS 3.2, tvOS 9, *)
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
