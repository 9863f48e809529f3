import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct DecodeTests {
    private struct User: Codable, Equatable, Sendable {
        let name: String
    }

    @Test func `each element is decoded, and the end is the source's`() {
        let source = Observable.of(Data(#"{"name": "Ann"}"#.utf8), Data(#"{"name": "Bob"}"#.utf8))
        let users = source.decode(type: User.self, decoder: JSONDecoder()).record()
        #expect(users.events == [.next(User(name: "Ann")), .next(User(name: "Bob")), .completed])
    }

    @Test func `what cannot be decoded ends it with the decoder's error`() {
        let subject = PublishSubject<Data>()
        let users = subject.decode(type: User.self, decoder: JSONDecoder()).record()
        subject.onNext(Data("{}".utf8))
        #expect(users.events.count == 1)
        #expect(users.events[0].error is DecodingError)
        #expect(!subject.hasObservers)
    }

    @Test func `property lists, and decoders of one's own`() throws {
        struct Bytes: DataDecoder {
            func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
                guard let item = data.count as? Item else { throw Failure("no number") }
                return item
            }
        }
        let list = try PropertyListEncoder().encode(User(name: "Ann"))
        let users = Observable.just(list).decode(type: User.self, decoder: PropertyListDecoder()).record()
        #expect(users.events == [.next(User(name: "Ann")), .completed])
        let counts = Observable.just(Data([1, 2, 3])).decode(type: Int.self, decoder: Bytes()).record()
        #expect(counts.events == [.next(3), .completed])
    }

    @Test func `the element of a single or a maybe`() async throws {
        let data = Data(#"{"name": "Ann"}"#.utf8)
        #expect(try await Single.just(data).decode(type: User.self, decoder: JSONDecoder()).value.name == "Ann")
        #expect(try await Maybe<Data>.empty().decode(type: User.self, decoder: JSONDecoder()).value == nil)
        await #expect(throws: DecodingError.self) {
            try await Single.just(Data()).decode(type: User.self, decoder: JSONDecoder()).value
        }
    }
}
