import Testing

@testable import Streams

@Suite struct RxTimeTests {
    @Test func `times saturate and never trap`() {
        let last = RxTime(nanoseconds: .max)
        let first = RxTime(nanoseconds: .min)
        #expect(last.advanced(by: .seconds(1)) == last)
        #expect(first.advanced(by: .seconds(-1)) == first)
        #expect(first.duration(to: last) == .nanoseconds(Int64.max))
        #expect(last.duration(to: first) == .nanoseconds(Int64.min))
        #expect(RxTime(nanoseconds: 5).advanced(by: .never) == last)
        #expect(first < last)
    }

    @Test(arguments: [
        (Duration.zero, Int64(0)), (.nanoseconds(1), 1), (.nanoseconds(-1), -1), (.milliseconds(1), 1_000_000),
        (.seconds(-2), -2_000_000_000), (.nanoseconds(Int64.max), .max), (.nanoseconds(Int64.max - 1), .max - 1),
        (.nanoseconds(Int64.min), .min), (.nanoseconds(Int64.min + 1), .min + 1), (.seconds(Int64.max), .max),
        (.seconds(Int64.min), .min), (.seconds(1e19), .max), (.seconds(-1e19), .min), (.seconds(1e20), .max),
    ])
    func `the nanoseconds of a duration saturate`(_ duration: Duration, _ nanoseconds: Int64) {
        #expect(duration.saturatedNanoseconds == nanoseconds)
    }
}
