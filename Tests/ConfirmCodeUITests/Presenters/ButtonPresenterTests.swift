import Testing

@testable import ConfirmCodeUI

@Suite struct ButtonPresenterTests {
    @Test func `a busy button cannot be tapped, and says that it is busy`() {
        let busy = ButtonPresenter("Go", isEnabled: true, isBusy: true, busy: "One moment")
        #expect(!busy.isEnabled)
        #expect(busy.isBusy)
        #expect(busy.accessibilityValue == "One moment")
        let idle = ButtonPresenter("Go", isEnabled: true, busy: "One moment")
        #expect(idle.isEnabled)
        #expect(idle.title == "Go")
        #expect(idle.accessibilityValue == "")
        #expect(!idle.isHidden)
    }
}
