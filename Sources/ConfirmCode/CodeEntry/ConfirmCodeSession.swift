import Foundation

/// An open code screen as it can be saved, and gone on with after a restart.
public struct ConfirmCodeSession: Codable, Hashable, Sendable {
    /// The number that the code was sent to.
    public var phone: String
    /// What the code is confirmed with.
    public var token: String
    /// The moment of the wall clock at which a new code may be asked for.
    public var deadline: Date
    /// The whole wait for a new code.
    public var total: Duration

    /// A session.
    ///
    /// - Parameters:
    ///   - phone: The number that the code was sent to.
    ///   - token: What the code is confirmed with.
    ///   - deadline: The moment of the wall clock at which a new code may be asked for.
    ///   - total: The whole wait for a new code.
    public init(phone: String, token: String, deadline: Date, total: Duration) {
        self.phone = phone
        self.token = token
        self.deadline = deadline
        self.total = total
    }
}
