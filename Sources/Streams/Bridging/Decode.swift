import Foundation

/// What makes values of bytes, as `JSONDecoder` and `PropertyListDecoder` do.
public protocol DataDecoder: Sendable {
    /// The value of `type` that `data` says.
    ///
    /// - Throws: Where it says none.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Each element decoded. An error of the decoder ends it.
    ///
    ///     session.response(for: request).map(\.data).decode(type: User.self, decoder: JSONDecoder())
    ///
    /// - Parameters:
    ///   - type: What the bytes say.
    ///   - decoder: How they say it.
    public func decode<Item: Decodable & SendableMetatype, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
}

extension PrimitiveSequence where Trait: ElementTrait, Trait.Failure == any Error, Element == Data {
    /// The element decoded. An error of the decoder takes its place.
    ///
    /// - Parameters:
    ///   - type: What the bytes say.
    ///   - decoder: How they say it.
    public func decode<Item: Decodable & SendableMetatype, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> PrimitiveSequence<Trait, Item> { map { try decoder.decode(type, from: $0) } }
}
