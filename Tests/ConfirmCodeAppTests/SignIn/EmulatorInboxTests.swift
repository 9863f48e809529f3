import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import Testing

@testable import confirm_code

@Suite(.timeLimit(.minutes(10))) struct EmulatorInboxTests {
    private func events(_ reply: LoopbackServer.Reply) async throws -> [Event<InMemoryAuthService.Delivery>] {
        let server = try LoopbackServer { _ in reply }
        let inbox = EmulatorInbox(
            url: try #require(URL(string: "http://127.0.0.1:\(server.port)/codes")), transport: URLSessionTransport())
        let events = Locked<[Event<InMemoryAuthService.Delivery>]>([])
        await withCheckedContinuation { (isOver: CheckedContinuation<Void, Never>) in
            _ = inbox.delivery(for: "mine").materialize().subscribe(
                onNext: { event in events.withLock { $0.append(event) } }, onDisposed: { isOver.resume() })
        }
        #expect(server.requests.map(\.target) == ["/codes"])
        #expect(server.requests.map(\.method) == ["GET"])
        return events.value
    }

    @Test func `the code of the session is found among the others`() async throws {
        let codes = ["yours": "111111", "mine": "012345", "theirs": "222222"].map { session, code in
            #"{"phoneNumber":"+15555550100","sessionInfo":"\#(session)","code":"\#(code)"}"#
        }
        let events = try await events(.answer(200, #"{"verificationCodes":[\#(codes.joined(separator: ","))]}"#))
        #expect(events == [.next(.init(phone: "+15555550100", code: "012345")), .completed])
    }

    @Test func `a session that is not listed has none`() async throws {
        #expect(try await events(.answer(200, #"{"verificationCodes":[]}"#)) == [.completed])
    }

    @Test(arguments: [LoopbackServer.Reply.answer(404, "Not Found"), .answer(200, "{}"), .bytes("")])
    func `what is no list is an error`(reply: LoopbackServer.Reply) async throws {
        let events = try await events(reply)
        #expect(events.count == 1)
        #expect(events.first?.error != nil)
    }
}
