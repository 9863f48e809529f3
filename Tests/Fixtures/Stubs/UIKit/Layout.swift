// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 6, tvOS 9, *)
@MainActor open class NSLayoutConstraint: NSObject {
    open var constant: CGFloat = 0

    @available(iOS 8, tvOS 9, *)
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@available(iOS 9, tvOS 9, *)
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@available(iOS 9, tvOS 9, *)
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@available(iOS 9, tvOS 9, *)
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(iOS 9, tvOS 9, *)
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@available(iOS 9, tvOS 9, *)
@MainActor open class UILayoutGuide: NSObject {
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@available(iOS 15, *)
@available(tvOS, unavailable)
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

@available(iOS 15, *)
@available(tvOS, unavailable)
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

@available(iOS 9, tvOS 9, *)
@MainActor open class UIStackView: UIView {
    public init() { super.init(frame: .zero) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(arrangedSubviews views: [UIView]) { self.init() }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill

    open func addArrangedSubview(_ view: UIView) {}

    public enum Distribution: Int, Sendable {
        case fill, fillEqually
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center
    }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIScrollView: UIView {
    @available(iOS 11, tvOS 11, *)
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
    @available(iOS 11, tvOS 11, *)
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
