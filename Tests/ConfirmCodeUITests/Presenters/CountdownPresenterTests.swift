import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct CountdownPresenterTests {
    private func presenter(_ left: Double, of total: Double = 60) -> CountdownPresenter {
        CountdownPresenter(Countdown.Reading(remaining: .seconds(left), of: .seconds(total)), texts: .english)
    }

    @Test func `text, line and what is said agree`() {
        let start = presenter(60)
        #expect((start.text, start.progress, start.isHidden) == ("01:00", 0, false))
        #expect(start.accessibilityLabel == "New code in 60 seconds")
        let late = presenter(15)
        #expect((late.text, late.progress) == ("00:15", 0.75))
        let over = presenter(0)
        #expect((over.text, over.progress, over.isHidden) == ("00:00", 1, true))
    }

    @Test func `the end of the wait is said aloud, its seconds are not`() {
        #expect(presenter(0).announcement(after: presenter(1)) == "A new code can be sent")
        #expect(presenter(9).announcement(after: presenter(10)) == nil)
        #expect(presenter(0).announcement(after: presenter(0)) == nil)
    }
}
