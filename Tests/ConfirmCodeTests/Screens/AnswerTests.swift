import Streams
import StreamsTesting
import Testing

@testable import ConfirmCode

struct AnswerTests {
    private let time = TestScheduler()

    /// What an observer of the answer within three ticks is told.
    private func told(_ events: [Recorded<Event<String>>]) -> [Recorded<Event<String>>] {
        let source = time.createColdObservable(events)
        return time.start { [time] in
            source.asObservable().answer(within: .seconds(3), time).map { answer in
                switch answer {
                case .next(let text): text
                case .error(let error): "\(error)"
                case .completed: "completed"
                }
            }
        }.events
    }

    @Test func `the first element is the answer`() {
        #expect(told([.next(1, "token"), .next(2, "another")]) == [.next(201, "token"), .completed(201)])
    }

    @Test func `an end without an element is an answer`() {
        #expect(told([.completed(2)]) == [.next(202, "completed"), .completed(202)])
    }

    @Test func `an error is an answer`() {
        #expect(told([.error(2, AuthError.quotaExceeded)]) == [.next(202, "quotaExceeded"), .completed(202)])
    }

    @Test func `none in time is a timeout`() {
        #expect(told([.next(4, "token")]) == [.next(203, "timeout"), .completed(203)])
    }
}
