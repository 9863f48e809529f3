import ConfirmCodeUI
import UIKit

/// A code field alone, with target-action or a closure.
@MainActor func makeCodeField(check: @escaping (String) -> Void) -> CodeFieldControl {
    let field = CodeFieldControl(digitCount: 6) { code in check(code) }
    field.textContentType = .oneTimeCode
    field.addAction(UIAction { [weak field] _ in print(field?.code ?? "") }, for: .editingChanged)
    return field
}
