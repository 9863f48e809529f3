import ConfirmCodeUI
import Testing

@Suite struct ScreenMessageTests {
    @Test func `an error has the colour of what is wrong, news that of what is done`() {
        #expect(ScreenMessage.error("No").text == "No")
        #expect(ScreenMessage.error("No").role == .invalid)
        #expect(ScreenMessage.info("Yes").text == "Yes")
        #expect(ScreenMessage.info("Yes").role == .success)
    }
}
