import StreamsTesting
import Testing

@testable import Streams

@Suite struct HooksTests {
    @Test func `an error that nobody handles goes to the app's handler with its place`() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        let log = Log<String>()
        Hooks.defaultErrorHandler = { error, file, line in
            if error is Failure { log("\(file):\(line) \(error as? Failure == Failure("hooked"))") }
        }
        Hooks.unhandled(Failure("hooked"), "File.swift", 7)
        #expect(log.entries.contains("File.swift:7 true"))
    }

    @MainActor @Test func `every way to subscribe without a handler of errors tells the place of its call`() {
        let before = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = before }
        let log = Log<String>()
        Hooks.defaultErrorHandler = { error, file, line in
            if error as? Failure == Failure("placed") { log("\(file):\(line)") }
        }
        let failed = Observable<Int>.error(Failure("placed"))
        let target = Target()
        let file = #fileID
        let first = #line + 1
        _ = failed.subscribe(onNext: { _ in })
        _ = failed.subscribe(with: target, onNext: { _, _ in })
        _ = failed.asSingle().subscribe(onSuccess: { _ in })
        _ = failed.asSingle().subscribe(with: target, onSuccess: { _, _ in })
        _ = failed.asMaybe().subscribe(onSuccess: { _ in })
        _ = failed.asMaybe().subscribe(with: target, onSuccess: { _, _ in })
        _ = failed.ignoreElements().asCompletable().subscribe(onCompleted: {})
        _ = failed.ignoreElements().asCompletable().subscribe(with: target, onCompleted: { _ in })
        _ = failed.bind(to: PublishRelay<Int>())
        _ = failed.bind(onNext: { _ in })
        _ = failed.bind(with: target) { _, _ in }
        _ = failed.bind(to: \.number, on: target)
        _ = failed.bind(to: \.optional, on: target)
        #expect(log.entries == (first..<first + 13).map { "\(file):\($0)" })
    }
}

private final class Target: @unchecked Sendable {
    var number = 0
    var optional: Int?
}
