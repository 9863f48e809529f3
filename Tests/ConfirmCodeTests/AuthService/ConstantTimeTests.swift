import Testing

@testable import ConfirmCode

struct ConstantTimeTests {
    @Test(arguments: [("", ""), ("a", "a"), ("012345", "012345"), ("ключ", "ключ")])
    func `the same bytes are equal`(left: String, right: String) {
        #expect(ConstantTime.areEqual(left, right))
    }

    @Test(arguments: [
        ("", "a"), ("a", ""), ("a", "b"), ("012345", "01234"), ("01234", "012345"), ("abab", "ab"), ("\0", ""),
        ("é", "e\u{301}"),
    ])
    func `other bytes are not`(left: String, right: String) {
        #expect(!ConstantTime.areEqual(left, right))
    }
}
