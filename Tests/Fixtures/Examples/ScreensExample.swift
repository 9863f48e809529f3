import ConfirmCode
import ConfirmCodeUI
import SwiftUI

/// A whole sign-in.
struct SignInExample: View {
    let flow: SignInFlow

    var body: some View {
        SignInFlowView(flow)
            .codeFieldStyle(.underlines)
    }
}

/// A code field alone, over a binding.
struct CodeFieldExample: View {
    @State private var code = ""
    @State private var wrongCode: String?
    let check: (String) -> Bool

    var body: some View {
        CodeFieldView(code: $code, length: 6, textColor: .black, textSize: 15, rejected: wrongCode) { complete in
            if !check(complete) { wrongCode = complete }
        }
        .codeFieldStyle(Dots())
    }
}

/// A style of one's own.
struct Dots: CodeFieldStyle {
    func makeBody(configuration: CodeBoxConfiguration) -> some View {
        Circle()
            .fill(configuration.color(configuration.box.isFilled ? .text : .frame))
            .frame(width: configuration.textSize, height: configuration.textSize)
    }
}
