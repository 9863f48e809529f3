import StreamsTesting
import XCTest

/// XCTest itself is the subject here, so these are its tests.
final class FailureReporterTests: XCTestCase {
    private var scheduler: TestScheduler!

    override func setUp() {
        super.setUp()
        scheduler = TestScheduler()
    }

    func testARunInSetUpStyleWorks() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { self.handedOn(source) }
        XCTAssertEqual(result.events, [.next(210, 1), .completed(220)])
    }

    private func handedOn(_ source: TestableObservable<Int>) -> Observable<Int> { source.asObservable() }

    #if !canImport(Darwin)
        private var failures: [String]?

        func testAFailureIsReportedAtTheCallersLine() {
            failures = []
            let line = #line + 1
            scheduler.advanceTo(-1)
            let reported = failures
            failures = nil
            XCTAssertEqual(
                reported, ["\(#filePath):\(line): failed - advanceTo(-1): the clock is at 0 and does not go back."])
        }

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            if failures == nil {
                super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            } else {
                failures?.append("\(filePath):\(lineNumber): \(description)")
            }
        }
    #endif
}
