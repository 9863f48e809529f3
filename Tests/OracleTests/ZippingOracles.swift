import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Zipping as its models say` {
        @Test func `zip of two`() {
            oracle([.any, .any]) {
                .zip($0[0], $0[1]) { [$0, $1] }
            } model: {
                zipped($0)
            }
        }

        @Test func `zip of three`() {
            oracle([.any, .any, .any]) {
                .zip($0[0], $0[1], $0[2]) { [$0, $1, $2] }
            } model: {
                zipped($0)
            }
        }

        @Test func `zip of a collection`() {
            oracle([.any, .any, .any, .any]) {
                .zip($0.sources) { $0 }
            } model: {
                zipped($0)
            }
        }
    }
}

private func zipped(_ script: EventScript) -> Line<[Int]> {
    var line: Line<[Int]> = []
    var waiting: [[Int]] = script.sources.map { _ in [] }
    var over: Set<Int> = []
    for moment in script.heard {
        switch moment.event {
        case .next(let element): waiting[moment.source].append(element)
        case .error(let error): return line + [.error(moment.tick, error)]
        case .completed: over.insert(moment.source)
        }
        if waiting.allSatisfy({ !$0.isEmpty }) {
            line.append(.next(moment.tick, waiting.map { $0[0] }))
            waiting = waiting.map { Array($0.dropFirst()) }
        }
        if over.contains(where: { waiting[$0].isEmpty }) { return line + [.completed(moment.tick)] }
    }
    return line
}
