import Testing

@testable import marbles

@Suite struct `The command line` {
    @Test func `draws into Docs unless told otherwise`() throws {
        let options = try Options([])
        #expect(options.folder == "Docs/Marbles")
        #expect(!options.isCheck)
    }

    @Test func `takes a folder, and a check`() throws {
        let options = try Options(["--out", "pictures", "--check"])
        #expect(options.folder == "pictures")
        #expect(options.isCheck)
        #expect(try Options(["--help"]).isHelp)
    }

    @Test func `says what it does not understand`() {
        #expect(throws: Misuse(reason: "--out needs a folder")) { try Options(["--out"]) }
        #expect(throws: Misuse(reason: "“--chek” is no option")) { try Options(["--chek"]) }
        #expect(Misuse(reason: "x").description.hasPrefix("x\nusage: marbles"))
    }
}
