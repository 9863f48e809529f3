import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

/// `Tests/soak` runs it for as long as somebody likes.
@MainActor
struct SignInSoakTests {
    private struct Alive {
        weak var flow: SignInFlow?
        weak var phoneEntry: PhoneEntryViewModel?
        weak var confirmation: ConfirmCodeViewModel?
        weak var field: CodeFieldViewModel?
        weak var login: LoginViewModel?
        weak var scheduler: TestScheduler?

        var count: Int {
            let objects: [AnyObject?] = [flow, phoneEntry, confirmation, field, login, scheduler]
            return objects.count { $0 != nil }
        }
    }

    @Test func `sign-ins that come and go leave no object behind, and the memory stays what it was`() {
        let count = 500 * RandomTest.rounds
        var memory: [Int] = []
        var left = 0
        for number in 0..<count {
            left += signIn(number).count
            if number % (count / 10) == count / 10 - 1 { memory.append(residentPages()) }
        }
        #expect(left == 0)
        let (early, late) = (memory[1], memory[9])
        #expect(RandomTest.rounds == 1 || early == 0 || late < early + early / 20, "pages after each tenth: \(memory)")
        if RandomTest.rounds > 1 { print("\(count) sign-ins, resident pages after each tenth: \(memory)") }
    }

    /// One sign-in, each of them another way, some of them left in the middle.
    private func signIn(_ number: Int) -> Alive {
        var alive = Alive()
        autoreleasing {
            let desk = SignInDesk(result: number % 3 == 0 ? .needPersonalData : .success, confirmation: number % 7)
            alive.flow = desk.flow
            alive.phoneEntry = desk.flow.phoneEntry
            alive.scheduler = desk.scheduler
            if number % 5 == 0 {
                desk.flow.logIn.onNext(())
                alive.login = desk.flow.login
                desk.flow.login?.account.onNext("anna")
                desk.flow.login?.password.onNext("secret")
                if number % 10 == 0 { desk.flow.back.onNext(()) } else { desk.flow.login?.logIn.onNext(()) }
            }
            desk.enterPhone()
            alive.confirmation = desk.flow.codeEntry?.confirmation
            alive.field = desk.flow.codeEntry?.field
            desk.flow.codeEntry?.field.paste.onNext(number % 4 == 0 ? "000000" : "123456")
            desk.wait(number % 70)
            if number % 6 == 0 { desk.flow.restart.onNext(()) }
            if number % 3 == 0 { desk.flow.personalDataGiven.onNext(()) }
            desk.release()
        }
        return alive
    }

    private func autoreleasing(_ body: () -> Void) {
        #if canImport(ObjectiveC)
            autoreleasepool(invoking: body)
        #else
            body()
        #endif
    }

    /// The pages of memory that the process holds; 0 where the system does not say.
    private func residentPages() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
