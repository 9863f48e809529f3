import Testing

@testable import confirm_code

@Suite struct TextsTests {
    @Test func `no word is the same in two languages`() {
        let (english, russian) = (words(of: .english), words(of: .russian))
        #expect(english.keys == russian.keys)
        for (name, word) in english { #expect(russian[name] != word, "\(name)") }
    }

    @Test(arguments: Language.allCases)
    func `every help has a wording for 40 columns and one for 20`(_ language: Language) {
        let texts = language.texts
        for help in [
            texts.phoneHelp, texts.codeHelp, texts.countryHelp, texts.loginHelp, texts.rememberHelp, texts.buttonHelp,
            texts.successHelp,
        ] {
            #expect(help.contains { (15...40).contains($0.columns) }, "\(help)")
            #expect(help.last.map { $0.columns <= 20 } == true, "\(help)")
            #expect(help.map(\.columns) == help.map(\.columns).sorted(by: >), "\(help)")
            #expect(help.allSatisfy { $0.columns <= 80 }, "\(help)")
        }
    }

    @Test(arguments: Language.allCases)
    func `what is filled in has a place`(_ language: Language) {
        for text in [language.texts.sms, language.texts.signedInAs, language.texts.sendCodeIn] {
            #expect(text.count { $0 == "%" } == 1, "\(text)")
        }
    }

    @Test(arguments: Language.allCases, [40, 80, 200])
    func `everything that can be pressed is seen at every width`(_ language: Language, _ width: Int) {
        let texts = language.texts
        let expected: [(Screen, [String])] = [
            (ScreenTests.phone, [texts.sendCode, texts.withPassword]),
            (ScreenTests.code, [texts.submit, texts.resend, texts.changeNumber, "+15555550100", "00:45"]),
            (ScreenTests.login, [texts.logIn, texts.withPhone, texts.remember]),
        ]
        for (screen, parts) in expected {
            let picture = screen.frame(width: width, height: 12, texts: texts).lines.joined(separator: "\n")
            for part in parts { #expect(picture.contains(part), "\(part) in\n\(picture)") }
        }
    }

    private func words(of language: Language) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: language.texts).children.compactMap { child in
                (child.value as? String).flatMap { word in child.label.map { ($0, word) } }
            })
    }
}
