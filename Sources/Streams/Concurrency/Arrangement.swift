/// How each subscription of a stream takes its places, and then makes a result of them.
///
/// The type of the result's closure is spelled out: read from a box of any type it would be wrapped anew, and then cost at
/// each result.
final class Arrangement<Places, Result>: @unchecked Sendable {
    let take: (Places) -> () throws -> Result

    init(_ take: @escaping (Places) -> () throws -> Result) { self.take = take }
}
