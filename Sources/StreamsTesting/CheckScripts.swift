import VirtualTime

/// Checks that a claim holds for random scripts of several sources; where it does not, shows the simplest one found.
///
///     check(scripts: EventScript.Shape([.any], parameters: [0...4])) { script in
///         let run = script.run { $0[0].take($0.parameter()) }
///         return run.events.count > script.parameters[0] + 1 ? "too many events" : nil
///     }
///
/// The environment variable `STREAMS_SEED` decides the scripts: a failure names the seed with which its script is the
/// first one.
///
/// - Parameters:
///   - shape: What the scripts look like.
///   - count: How many are tried.
///   - seed: Decides the scripts; by default that of the environment.
///   - fileID: The module and the file where a failure is reported.
///   - filePath: The path of that file.
///   - line: The line there.
///   - column: The column there.
///   - complaint: What is wrong with what a script gives; nil where nothing is.
public func check(
    scripts shape: EventScript.Shape, count: Int = 1000, seed: UInt64 = RandomTest.seed,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ complaint: (EventScript) -> String?
) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let failure = RandomTest.failure(over: shape, count: count, seed: seed, complaint)
    if let failure { FailureReporter.send(TestFailure(failure, at: site)) }
}
