#if canImport(SwiftUI)
    import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    extension View {
        /// The keyboard for a one-time code, which offers the code of an SMS.
        func codeKeyboard(isNumberPad: Bool) -> some View {
            #if canImport(UIKit) && !os(watchOS)
                keyboardType(isNumberPad ? .numberPad : .asciiCapable)
                    .textContentType(.oneTimeCode)
                    .textInputAutocapitalization(.never)
            #elseif canImport(AppKit)
                textContentType(.oneTimeCode)
            #else
                self
            #endif
        }

        /// The keyboard for a phone number.
        func phoneKeyboard() -> some View {
            #if canImport(UIKit) && !os(watchOS)
                keyboardType(.phonePad).textContentType(.telephoneNumber)
            #elseif canImport(AppKit)
                textContentType(.telephoneNumber)
            #else
                self
            #endif
        }

        /// The keyboard for the name of an account.
        func accountKeyboard() -> some View {
            #if canImport(UIKit) && !os(watchOS)
                textContentType(.username).textInputAutocapitalization(.never).autocorrectionDisabled()
            #elseif canImport(AppKit)
                textContentType(.username).autocorrectionDisabled()
            #else
                autocorrectionDisabled()
            #endif
        }

        /// The keyboard for a password, which offers the one that is stored.
        func passwordKeyboard() -> some View {
            #if canImport(UIKit) && !os(watchOS)
                textContentType(.password)
            #elseif canImport(AppKit)
                textContentType(.password)
            #else
                self
            #endif
        }
    }
#endif
