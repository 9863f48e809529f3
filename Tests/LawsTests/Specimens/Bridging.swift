import Streams

extension Specimen {
    static let bridging: [Specimen] = []
}
