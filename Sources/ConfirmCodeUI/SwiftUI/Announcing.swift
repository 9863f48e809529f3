#if canImport(SwiftUI)
    import SwiftUI
    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension View {
        /// Has VoiceOver say `text` each time it becomes another one, where it is any.
        func announcing(_ text: String?) -> some View {
            onChange(of: text) { _, new in
                if let new { announce(new) }
            }
        }
    }

    /// Has VoiceOver say `text`.
    @MainActor func announce(_ text: String) {
        #if canImport(Accessibility)
            AccessibilityNotification.Announcement(text).post()
        #endif
    }
#endif
