/// What the command line asks for.
struct Options: Equatable {
    static let usage = """
        usage: marbles [--check] [--text] [--out DIR]
          draws a picture of every operator, by running it in virtual time
          --check    writes nothing; fails where a picture is out of date
          --text     writes nothing; prints the pictures as the documentation comments have them
          --out DIR  where the pictures are, Docs/Marbles by default
        """

    var folder = "Docs/Marbles"
    var isCheck = false
    var isText = false
    var isHelp = false

    /// Reads `arguments`.
    ///
    /// - Throws: What is not understood.
    init(_ arguments: [String]) throws(Misuse) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": isCheck = true
            case "--text": isText = true
            case "--help", "-h": isHelp = true
            case "--out":
                guard let folder = rest.popFirst() else { throw Misuse(reason: "--out needs a folder") }
                self.folder = folder
            default: throw Misuse(reason: "“\(argument)” is no option")
            }
        }
    }
}

/// A command line that is not understood.
struct Misuse: Error, Equatable, CustomStringConvertible {
    let reason: String

    var description: String { "\(reason)\n\(Options.usage)" }
}
