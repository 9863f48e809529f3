import Streams

extension Specimen {
    static let viewModel: [Specimen] = []
}
