// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

#if canImport(UIKit)
    import UIKit

    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext<Self>

        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError() }
    }

    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<
        Representable: UIViewControllerRepresentable
    > {}
#endif
