/// A line of a picture: what one stream sends.
struct Lane: Equatable {
    /// What happens at a tick.
    struct Mark: Equatable {
        let tick: Int
        let sign: Sign
        /// False for what a hot source sends while nobody listens.
        var isHeard = true
    }

    enum Sign: Equatable {
        case element(String), error, completed

        var isElement: Bool { if case .element = self { true } else { false } }
    }

    var name: String
    var marks: [Mark] = []
    /// When somebody listened, from tick to tick; nil for the end of the picture.
    var spans: [(from: Int, to: Int?)] = []
    /// True for a source that sends whoever listens.
    var isHot = false

    static func == (left: Lane, right: Lane) -> Bool {
        left.name == right.name && left.marks == right.marks && left.isHot == right.isHot
            && left.spans.elementsEqual(right.spans) { $0 == $1 }
    }

    /// The first tick at which there is anything.
    var begin: Int { isHot ? 0 : spans.first?.from ?? 0 }

    /// The tick of the end; nil where it goes on.
    var end: Int? {
        guard let mark = marks.last, mark.sign == .completed || mark.sign == .error else { return nil }
        return mark.tick
    }

    /// The ticks at which somebody stopped listening before the end.
    var departures: [Int] {
        spans.compactMap(\.to).filter { tick in !marks.contains { $0.tick == tick && $0.isHeard && !$0.sign.isElement }
        }
    }

    /// The marks by their tick, in order.
    var columns: [(tick: Int, marks: [Mark])] {
        var columns: [(tick: Int, marks: [Mark])] = []
        for mark in marks {
            if columns.last?.tick == mark.tick {
                columns[columns.count - 1].marks.append(mark)
            } else {
                columns.append((mark.tick, [mark]))
            }
        }
        return columns
    }

    /// The lane in words.
    var words: String {
        let events = marks.filter(\.isHeard).map { mark in
            switch mark.sign {
            case .element(let text): "\(text) at \(mark.tick)"
            case .error: "error at \(mark.tick)"
            case .completed: "completed at \(mark.tick)"
            }
        }
        let start = begin > 0 ? ", from \(begin)" : ""
        return "\(name)\(start): \(events.isEmpty ? "nothing" : events.joined(separator: ", "))."
    }
}
