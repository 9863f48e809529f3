import Foundation
import Testing
import Toolchain

/// What Swift 6 must refuse, and beside each the same code as it must be.
@Suite struct TypecheckTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The code, with a hole.
        let code: String
        var severity = "error"
        let refused: String
        /// What the compiler says to it.
        let diagnostic: String
        let accepted: String
    }

    static let cases = [
        Case(
            testDescription: "main-actor state inside a closure of an observable",
            code: """
                @MainActor final class Screen {
                    var offset = 1
                    func show(_ numbers: Observable<Int>) -> Observable<Int> { <#hole#> }
                }
                """,
            refused: "numbers.map { $0 + self.offset }",
            diagnostic: "main actor-isolated property 'offset' can not be referenced from a Sendable closure",
            accepted: "{ let offset = self.offset; return numbers.map { $0 + offset } }()"),
        Case(
            testDescription: "main-actor state inside subscribe after observe(on: main)",
            code: """
                @MainActor final class Screen {
                    var text = ""
                    func show(_ texts: Observable<String>) -> any Disposable { <#hole#> }
                }
                """,
            refused: "texts.observe(on: MainScheduler.instance).subscribe(onNext: { self.text = $0 })",
            diagnostic: "main actor-isolated property 'text' can not be mutated from a Sendable closure",
            accepted: "texts.bind(onNext: { self.text = $0 })"),
        Case(
            testDescription: "driving from a nonisolated context",
            code: "func show(_ numbers: Driver<Int>) -> any Disposable { <#hole#> }",
            severity: "warning",
            refused: "numbers.drive(onNext: { print($0) })",
            diagnostic:
                "call to main actor-isolated instance method 'drive(onNext:onCompleted:onDisposed:)' in a synchronous nonisolated context",
            accepted: "numbers.driveOnMain(onNext: { print($0) })"),
        Case(
            testDescription: "emitting from a nonisolated context",
            code: "func show(_ numbers: Signal<Int>) async -> any Disposable { <#hole#> }",
            refused: "numbers.emit(onNext: { print($0) })",
            diagnostic: "cannot be called from outside of the actor",
            accepted: "await numbers.emit(onNext: { print($0) })"),
        Case(
            testDescription: "a non-Sendable element across observe(on:)",
            code: """
                class Draft { var text = "" }
                final class Note: Sendable { let text = "" }
                func move(_ drafts: Observable<Draft>, _ notes: Observable<Note>, _ queue: any SchedulerType) {
                    _ = <#hole#>.observe(on: queue)
                }
                """,
            refused: "drafts",
            diagnostic: "type 'Draft' does not conform to the 'Sendable' protocol",
            accepted: "notes"),
        Case(
            testDescription: "a non-Sendable element in a driver",
            code: """
                class Draft { var text = "" }
                func texts(of drafts: Observable<Draft>) -> Driver<String> { <#hole#> }
                """,
            refused: "drafts.asDriver(onErrorDriveWith: .empty()).map { $0.text }",
            diagnostic: "type 'Draft' does not conform to the 'Sendable' protocol",
            accepted: "drafts.map { $0.text }.asDriver(onErrorDriveWith: .empty())"),
        Case(
            testDescription: "a non-Sendable observable into a task",
            code: """
                class Draft { var text = "" }
                func read(_ drafts: Observable<Draft>, _ texts: Observable<String>) {
                    Task.detached { _ = <#hole#>.subscribe() }
                    _ = drafts
                }
                """,
            refused: "drafts", diagnostic: "risks causing data races", accepted: "texts"),
        Case(
            testDescription: "an async body that touches the actor it was written on",
            code: """
                @MainActor final class Screen {
                    var name = ""
                    func save() -> Completable { .create { <#hole#> } }
                }
                """,
            refused: "print(self.name)",
            diagnostic: "main actor-isolated property 'name' cannot be accessed from outside of the actor",
            accepted: "@MainActor in print(self.name)"),
    ]

    @Test(arguments: cases)
    func `the compiler refuses it, and accepts what is right`(_ one: Case) throws {
        let refused = try diagnostics(one.code.replacing("<#hole#>", with: one.refused))
        #expect(refused.contains("\(one.severity): ") && refused.contains(one.diagnostic), "\(refused)")
        #expect(try diagnostics(one.code.replacing("<#hole#>", with: one.accepted)) == "")
    }

    @Test func `a client in Swift 5 mode drives, emits and binds without an error or a warning`() throws {
        let code = """
            class Screen {
                var text = ""
                let bag = DisposeBag()
                func show(_ texts: Driver<String>, _ events: Signal<String>, _ stream: Observable<String>) {
                    texts.drive(onNext: { self.text = $0 }).disposed(by: bag)
                    texts.map { $0 + self.text }.drive(with: self, onNext: { $0.text = $1 }).disposed(by: bag)
                    events.emit(onNext: { self.text = $0 }).disposed(by: bag)
                    stream.bind(onNext: { self.text = $0 }).disposed(by: bag)
                    stream.bind(to: \\.text, on: self).disposed(by: bag)
                    stream.map { $0 + self.text }.subscribe(onNext: { print($0) }).disposed(by: bag)
                }
            }
            """
        #expect(try diagnostics(code, mode: "5") == "")
    }

    /// What the compiler says to `code`.
    private func diagnostics(_ code: String, mode: String = "6") throws -> String {
        let toolchain = try Toolchain()
        defer { toolchain.remove() }
        let file = toolchain.folder.appending(path: "Case.swift")
        try "import Streams\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
        return try toolchain.compile(["-emit-sil", "-o", "/dev/null"], [file], mode: mode)
    }
}
