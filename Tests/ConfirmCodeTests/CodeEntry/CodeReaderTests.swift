import Testing

@testable import ConfirmCode

private func read(_ text: String, _ length: Int = 6, _ alphabet: CodeField.Alphabet = .digits) -> CodeReader.Reading {
    CodeReader(length: length, alphabet: alphabet).read(text)
}

struct CodeReaderTests {
    @Test(arguments: [
        "123456", "123-456", "123 456", "1 2 3 4 5 6", "123–456", " 123456\n", "123\u{A0}456", "123\u{202F}456",
        "123\u{2009}456", "123.456", "123\u{2212}456", "12-34-56", "12 34-56", "\u{200E}123456\u{202C}",
        "12\u{200B}3456", "\u{FEFF}123456", "123456.", "(123456)", "Your code: 123456", "123 456\r\n",
        "Code 123456 is valid for 10 minutes", "123-456 is your code. Do not share it.", "G-123456",
    ])
    func `a code is found in what carries it`(text: String) {
        #expect(read(text) == .code("123456"))
    }

    @Test func `every decimal digit counts as its ASCII digit`() {
        #expect(read("١٢٣٤٥٦") == .code("123456"))
        #expect(read("۴۵۶٤٥٦") == .code("456456"))
        #expect(read("１２３４５６") == .code("123456"))
        #expect(read("१२३४५६") == .code("123456"))
        #expect(read("𝟏𝟐𝟑𝟒𝟓𝟔") == .code("123456"))
    }

    @Test(arguments: [
        "½", "²", "一", "①", "Ⅳ", "a", "ا", "1️⃣", "👍", "1\u{301}", "1\u{20E3}", "", " ", "-", "\n", "\u{200B}",
    ])
    func `nothing else is a digit`(text: String) {
        #expect(read(text) == .nothing)
        #expect(read(text, 1) == .nothing)
    }

    @Test func `a domain-bound code in the last line wins over what is before`() {
        #expect(read("654321 is your code.\n\n@example.com #123456") == .code("123456"))
        #expect(read("654321\n@example.com #123456 @embedded.example\n") == .code("123456"))
        #expect(read("654321\n@example.com #١٢٣٤٥٦") == .code("123456"))
    }

    @Test func `a domain-bound code of another length is left alone`() {
        #expect(read("654321 is your code.\n@example.com #1234") == .code("654321"))
        #expect(read("Code\n@example.com #12345") == .nothing)
        #expect(read("@ #123456 7") == .code("123456"))
        #expect(read("@example.com #123456\n654321 is your code") == .code("123456"))
    }

    @Test func `the first run of exactly the length is the code`() {
        #expect(read("1234567 123456 654321") == .code("123456"))
        #expect(read("12-345 678901") == .code("678901"))
    }

    @Test func `groups are joined over one separator alone`() {
        #expect(read("call 5, then 123 456!") == .code("123456"))
        #expect(read("12 34\n56") == .nothing)
        #expect(read("code 123, 456") == .nothing)
        #expect(read("+1 555 123 4567") == .nothing)
        #expect(read("123  456") == .code("123456"))
    }

    @Test func `digits alone are a part, or cut to the length`() {
        #expect(read("1") == .part("1"))
        #expect(read("12 34") == .part("1234"))
        #expect(read(" 12345\n") == .part("12345"))
        #expect(read("1234567") == .cut("123456"))
        #expect(read("1234-5678") == .cut("123456"))
        #expect(read("12a") == .nothing)
        #expect(read("1234567a") == .nothing)
    }

    @Test func `leading zeros stay`() {
        #expect(read("000012") == .code("000012"))
    }

    @Test func `where letters are allowed they count as digits do`() {
        #expect(read("aB-1 2c3".replacing(" ", with: "-"), 6, .alphanumerics) == .code("aB12c3"))
        #expect(read("Your code is Q7X2P9", 6, .alphanumerics) == .code("Q7X2P9"))
        #expect(read("é12345", 6, .alphanumerics) == .nothing)
        #expect(read("ab", 6, .alphanumerics) == .part("ab"))
    }

    @Test(arguments: 1...10)
    func `every length is read`(length: Int) {
        let code = String("0123456789".prefix(length))
        #expect(read(code, length) == .code(code))
        #expect(read("Code: \(code).", length) == .code(code))
        #expect(read(code + "0", length) == .cut(code))
    }
}
