import ConfirmCode
import Streams
import StreamsTesting
import Testing

@testable import ConfirmCodeUI

@MainActor
@Suite struct PhoneEntryPresenterTests {
    private let time = TestScheduler(simulateProcessingDelay: false)
    private let model: PhoneEntryViewModel
    private let shown: Observed<PhoneEntryPresenter>

    init() {
        model = PhoneEntryViewModel(
            region: PhoneRegion(code: "US"), authService: StubServices(scheduler: time), timerScheduler: time,
            texts: .english)
        shown = model.presented(in: .english).observed(initial: .unobserved(in: .english))
    }

    @Test func `the number is grouped, and the button works once there is one`() {
        #expect(shown.value.title == "Sign in")
        #expect(shown.value.placeholder == "Phone number")
        #expect(shown.value.regionTitle == "Country or region")
        #expect(!shown.value.send.isEnabled)
        model.text.onNext("6502530000")
        #expect(shown.value.text == "650 253 0000")
        #expect(shown.value.send.isEnabled)
        model.submit.onNext(())
        #expect(shown.value.send.isBusy)
        #expect(shown.value.isLoading)
    }

    @Test func `an international number shows its region`() {
        model.text.onNext("+447911123456")
        #expect(shown.value.region.code == "GB")
    }

    @Test func `an error is shown until the number changes`() {
        model.text.onNext("6502530099")
        model.submit.onNext(())
        time.advanceTo(1)
        #expect(shown.value.message == .error("The phone number is not valid."))
        model.text.onNext("6502530000")
        #expect(shown.value.message == nil)
    }

    @Test func `a number that has to wait says how long`() {
        var facts = PhoneEntryPresenter.Facts(region: .all[0])
        facts.wait = Countdown.Reading(remaining: .seconds(9))
        let waiting = PhoneEntryPresenter(facts, texts: .english)
        #expect(waiting.message == .info("A code can be sent to this number in 00:09"))
    }

    @Test func `a region is listed with its flag, name and dial code`() throws {
        let region = try #require(PhoneRegion(code: "GB"))
        #expect(PhoneEntryPresenter.title(of: region, in: .english) == "🇬🇧 United Kingdom \u{2066}+44\u{2069}")
    }

    @Test func `the field is grouped while typing at its end, and left alone in the middle`() {
        let text = PhoneEntryPresenter.text
        #expect(text("6502", "650", "650 2") == "650 2")
        #expect(text("650", "650 2", "650") == "650")
        #expect(text("6950 2", "650 2", "695 02") == "6950 2")
    }
}
