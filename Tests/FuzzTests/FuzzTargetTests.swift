import Foundation
import Testing

struct FuzzTargetTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Corpus")

    @Test(arguments: FuzzTarget.allCases)
    func `nothing is wrong with any file of the corpus, nor with one that is cut or has another byte`(
        _ target: FuzzTarget
    ) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.corpus.appending(path: target.rawValue), includingPropertiesForKeys: nil)
        #expect(files.count >= 5)
        for file in files {
            let bytes = try [UInt8](Data(contentsOf: file))
            #expect(target.complaint(about: bytes) == nil, "\(file.lastPathComponent)")
            for index in bytes.indices {
                #expect(
                    target.complaint(about: Array(bytes[..<index])) == nil, "\(file.lastPathComponent), cut at \(index)"
                )
                var changed = bytes
                changed[index] ^= 0x11
                #expect(target.complaint(about: changed) == nil, "\(file.lastPathComponent), byte \(index)")
            }
        }
    }
}
