/// A place in a source file.
public struct CallSite: Sendable {
    /// Module and file name, as `#fileID`.
    public let fileID: String
    /// The file's path, as `#filePath`.
    public let filePath: StaticString
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// The place where this is written, or where the defaults of a caller's parameters say.
    public init(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

/// A wrong use of virtual time, or an expectation that was not met: what a test reports as its failure.
public struct TestFailure: Error, Sendable {
    /// What is wrong, for people.
    public let message: String
    /// The call that was wrong.
    public let site: CallSite

    /// The failure that `message` says, with its place.
    public init(_ message: String, at site: CallSite) {
        self.message = message
        self.site = site
    }
}

extension TestFailure: CustomStringConvertible {
    /// The file and the line of the call, and what is wrong.
    public var description: String { "\(site.fileID):\(site.line): \(message)" }
}

/// Takes failures to a test framework.
public protocol FailureReporting {
    /// Reports `failure`.
    static func report(_ failure: TestFailure)
}

/// Where this module sends failures. It knows no test framework: a module that does makes this type conform to
/// ``FailureReporting`` and is found at run time. Without one, failures go to standard error.
public enum FailureReporter {
    /// Reports `failure` to the test framework of the process, else to standard error.
    public static func send(_ failure: TestFailure) {
        let reporter: Any.Type = FailureReporter.self
        if let reporter = reporter as? any FailureReporting.Type {
            reporter.report(failure)
        } else {
            var standardError = StandardError()
            print(failure, to: &standardError)
        }
    }

    /// Reports `message`, where there is one.
    static func send(_ message: String?, at site: CallSite) { if let message { send(TestFailure(message, at: site)) } }
}
