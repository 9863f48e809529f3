import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

@MainActor
struct ConfirmCodeSessionTests {
    @Test func `a session is saved and gone on with`() throws {
        let wall = Date(timeIntervalSince1970: 1_000_000)
        let scheduler = TestScheduler(initialClock: 500)
        let saved = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", authService: ScriptedAuthService(), timerScheduler: scheduler,
            wallClock: { wall }
        ).session
        #expect(saved.deadline == wall.addingTimeInterval(60))
        #expect(saved.total == .seconds(60))
        let stored = try JSONDecoder().decode(ConfirmCodeSession.self, from: JSONEncoder().encode(saved))
        #expect(stored == saved)

        let later = TestScheduler(initialClock: 7)
        let service = ScriptedAuthService()
        let restored = ConfirmCodeViewModel(
            session: stored, codeLength: 4, authService: service, timerScheduler: later,
            wallClock: { wall.addingTimeInterval(25) })
        let timer = later.start(created: 7, subscribed: 7, disposed: 100) { restored.newCodeTimer }
        #expect(timer.events.first == .next(8, 34))
        #expect(timer.events.last == .next(42, 0))
        restored.code.onNext("1234")
        #expect(service.confirmations == [.init(code: "1234", token: "token")])
        #expect(restored.session.phone == "+15555550100")
    }

    @Test func `a wall clock set back makes the wait no longer than the whole`() {
        let wall = Date(timeIntervalSince1970: 1_000_000)
        let session = ConfirmCodeSession(
            phone: "+15555550100", token: "token", deadline: wall.addingTimeInterval(60), total: .seconds(60))
        let scheduler = TestScheduler()
        let restored = ConfirmCodeViewModel(
            session: session, authService: ScriptedAuthService(), timerScheduler: scheduler,
            wallClock: { wall.addingTimeInterval(-86_400) })
        let countdown = scheduler.start(created: 0, subscribed: 0, disposed: 100) { restored.countdown }
        #expect(countdown.events.first?.value.element?.text == "01:00")
        #expect(countdown.events.last?.time == 60)
    }

    @Test func `with the service in memory the code delivered is the one that works`() throws {
        let scheduler = TestScheduler()
        let inbox = Locked<[String]>([])
        let service = InMemoryAuthService(
            latency: .seconds(1), deliveryDelay: .seconds(2), generator: SeededGenerator(seed: 3), scheduler: scheduler
        ) { delivery in inbox.withLock { $0.append(delivery.code) } }
        let token = scheduler.start(created: 0, subscribed: 0, disposed: 5) {
            service.loginByPhone(phone: "+15555550100")
        }
        let viewModel = ConfirmCodeViewModel(
            token: try #require(token.events.first?.value.element), phone: "+15555550100", authService: service,
            timerScheduler: scheduler, restartsTimerOnSubmit: false)
        let code = try #require(inbox.value.first)
        scheduler.scheduleAt(10) { viewModel.code.onNext(code == "000000" ? "111111" : "000000") }
        scheduler.scheduleAt(100) { viewModel.getNewCode.onNext(()) }
        scheduler.scheduleAt(120) { viewModel.code.onNext(inbox.value.last ?? "") }
        let errors = scheduler.createObserver(String.self)
        let subscription = viewModel.errors.drive(errors)
        let authorized = scheduler.start(created: 5, subscribed: 5, disposed: 1000) { viewModel.didAuthorize }
        #expect(errors.events == [.next(11, "The code is wrong.")])
        #expect(authorized.events == [.next(121, .success)])
        #expect(inbox.value.count == 2)
        subscription.dispose()
    }
}
