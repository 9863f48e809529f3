import ConfirmCode
import Foundation

/// A Firebase emulator, and the project in it.
struct FirebaseEmulator: Equatable, Sendable {
    let endpoint: FirebaseEndpoint
    /// Where the emulator lists the codes that it would have sent.
    let inbox: URL

    /// - Throws: ``UsageError``, whose text says which word is wrong.
    init(address: String, project: String) throws(UsageError) {
        guard let endpoint = FirebaseEndpoint(emulator: address), let base = URL(string: "http://\(address)") else {
            throw UsageError("--firebase-emulator needs HOST:PORT, not '\(address)'")
        }
        guard !project.isEmpty, project.allSatisfy(Self.isAllowedInProject) else {
            throw UsageError("--project needs the ID of a Firebase project, not '\(project)'")
        }
        self.endpoint = endpoint
        inbox = base.appending(path: "emulator/v1/projects/\(project)/verificationCodes")
    }

    private static func isAllowedInProject(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-._:".contains(character))
    }
}
