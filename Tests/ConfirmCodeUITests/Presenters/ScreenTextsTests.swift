import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct ScreenTextsTests {
    @Test(arguments: ["en", "ru"])
    func `every text of a language is there, and no two languages share one`(_ language: String) throws {
        let texts = ScreenTexts.preferred(by: [language])
        #expect(texts.signIn.language == language)
        let words = Self.words(of: texts)
        #expect(words.count == 21)
        #expect(words.allSatisfy { !$0.isEmpty })
        for other in ScreenTexts.all where other.signIn.language != language {
            #expect(Set(words).isDisjoint(with: Self.words(of: other)))
        }
    }

    @Test func `a language without texts is English`() {
        #expect(ScreenTexts.preferred(by: ["xx", "ru-RU"]).goOn == "Продолжить")
        #expect(ScreenTexts.preferred(by: ["xx"]).goOn == "Continue")
        #expect(ScreenTexts.english.sendCodeIn("00:09") == "A code can be sent to this number in 00:09")
        #expect(ScreenTexts.russian.codeSentTo("+1 650") == "Мы отправили его в SMS на номер +1 650")
    }

    private static func words(of texts: ScreenTexts) -> [String] {
        Mirror(reflecting: texts).children.compactMap { $0.value as? String }
    }
}
