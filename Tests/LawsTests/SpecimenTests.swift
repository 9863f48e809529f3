import Foundation
import Testing

@Suite struct SpecimenTests {
    private static let rooms = [
        "Creating", "Transforming", "Filtering", "Combining", "Flattening", "Timing", "Recovering", "Observing",
        "Sharing",
        "Traits", "Bridging", "ViewModel",
    ]

    /// What declares something public that is no stream: a call, a setting, an observer, a loop, a task; and what makes a
    /// stream of another framework's things, whose elements come when that framework says.
    private static let exempt = [
        "Observing/Hooks", "Sharing/RelayType", "Traits/Binder", "Bridging/ActorScheduler", "Bridging/BindBothWays",
        "Bridging/BufferingPolicy", "Bridging/Defaults", "Bridging/FromAsync", "Bridging/KeyValueObserving",
        "Bridging/Notifications", "Bridging/Observed", "Bridging/Publisher", "Bridging/RunLoopTimer",
        "Bridging/TaskDisposable", "Bridging/Tracking", "Bridging/Transfer", "Bridging/Value", "Bridging/Values",
    ]

    @Test(arguments: rooms)
    func `every file of a verb room that declares a public function or type has a specimen`(_ room: String) throws {
        let missing = try Self.files(in: room).filter { name, text in
            text.contains(/public (static )?(func|var|init)|public (final class|class|struct)/)
                && !Self.exempt.contains(name) && !Specimen.all.contains { $0.files.contains(name) }
        }
        #expect(missing.map(\.name) == [])
    }

    @Test func `every specimen names files that exist, and its name is its own`() throws {
        let files = try Set(Self.rooms.flatMap(Self.files).map(\.name))
        #expect(Specimen.all.flatMap(\.files).filter { !files.contains($0) } == [])
        #expect(Set(Specimen.all.map(\.name)).count == Specimen.all.count)
    }

    private static func files(in room: String) throws -> [(name: String, text: String)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/Streams/\(room)")
        guard FileManager.default.fileExists(atPath: folder.standardized.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder.standardized, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map {
                ("\(room)/\($0.deletingPathExtension().lastPathComponent)", try String(contentsOf: $0, encoding: .utf8))
            }
    }
}
