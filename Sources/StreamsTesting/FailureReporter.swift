import Testing
import VirtualTime

#if canImport(XCTest)
    import XCTest
#endif

/// Failures of virtual time become failures of the running test, in Swift Testing and in XCTest.
extension FailureReporter: FailureReporting {
    /// Reports `failure` at the line of the call that was wrong.
    ///
    /// A thread that is no task of a Swift Testing test may belong to either framework: both are told, and the one that
    /// does not run ignores it.
    public static func report(_ failure: TestFailure) {
        let site = failure.site
        #if canImport(XCTest)
            if Test.current == nil { XCTFail(failure.message, file: site.filePath, line: UInt(site.line)) }
        #endif
        let location = SourceLocation(
            fileID: site.fileID, filePath: site.filePath.description, line: site.line, column: site.column)
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
}
