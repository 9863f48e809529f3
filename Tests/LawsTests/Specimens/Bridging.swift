import Foundation
import Streams

extension Specimen {
    static let bridging: [Specimen] = [
        Specimen("decode", "Bridging/Decode", .throwing) { rig in
            rig.source.map { token in try JSONEncoder().encode([token.number, token.seat]) }
                .decode(type: [Int].self, decoder: TokenDecoder(call: rig.call))
                .map { Token($0[0], seat: $0[1]) }
        }
    ]
}

/// Decodes the number and the seat of a token, and does what a closure does.
private struct TokenDecoder: DataDecoder {
    let call: @Sendable (Token) throws -> Void

    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        let parts = try JSONDecoder().decode([Int].self, from: data)
        try call(Token(parts[0], seat: parts[1]))
        return try JSONDecoder().decode(type, from: data)
    }
}
