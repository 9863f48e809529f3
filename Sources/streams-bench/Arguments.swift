/// How the benchmark is to run.
struct Options {
    var isQuick = false
    var showsGrowth = false
    var showsMemory = false
    /// Where the picture goes.
    var chart: String?
    var filter = ""
    var format = Report.Format.table
    var rounds = 9
}

/// What the command line asks for.
enum Arguments {
    case help
    case run(Options)

    struct Wrong: Error {
        let message: String
    }

    static let usage = """
        usage: streams-bench [--quick] [--json] [--svg FILE] [--filter TEXT] [--rounds N] [--growth] [--memory]
          --quick        few elements and one round: shows that everything runs, not how fast
          --json         one JSON object a line in place of the table
          --svg FILE     writes a picture of the ratios too
          --filter TEXT  only the scenarios whose name contains TEXT
          --rounds N     how often each is run; the fastest counts (9)
          --growth       how the cost of each grows with the number of elements, instead
          --memory       whether memory stays flat over 10,000,000 elements, and bytes of a subscription, instead
        """

    static func parse(_ words: some Sequence<String>) throws(Wrong) -> Arguments {
        var options = Options()
        var words = Array(words)[...]
        while let word = words.popFirst() {
            switch word {
            case "--help", "-h": return .help
            case "--quick":
                options.isQuick = true
                options.rounds = 1
            case "--growth": options.showsGrowth = true
            case "--memory": options.showsMemory = true
            case "--json": options.format = .json
            case "--svg":
                guard let file = words.popFirst() else { throw Wrong(message: "--svg needs a file") }
                options.chart = file
            case "--filter":
                guard let text = words.popFirst() else { throw Wrong(message: "--filter needs a text") }
                options.filter = text
            case "--rounds":
                guard let rounds = words.popFirst().flatMap({ Int($0) }), rounds > 0 else {
                    throw Wrong(message: "--rounds needs a number from 1 on")
                }
                options.rounds = rounds
            default: throw Wrong(message: "\(word) is not known")
            }
        }
        return .run(options)
    }
}
