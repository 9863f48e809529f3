// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: String) {}

        public func post() {}
    }
}
