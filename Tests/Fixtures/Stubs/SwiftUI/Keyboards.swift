// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

#if canImport(UIKit)
    @_exported import UIKit

    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
        nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { EmptyView() }
    }

    @available(iOS 15, tvOS 15, watchOS 8, *)
    @available(macOS, unavailable)
    extension View {
        nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
            -> some View
        {
            EmptyView()
        }
    }

    @available(iOS 15, tvOS 15, watchOS 8, *)
    @available(macOS, unavailable)
    public struct TextInputAutocapitalization: Sendable {
        public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    }
#elseif canImport(AppKit)
    @_exported import AppKit

    @available(macOS 11, *)
    extension View {
        nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View { EmptyView() }
    }
#endif
