import Testing

@testable import confirm_code

@Suite struct LanguageTests {
    @Test(
        arguments: [
            ([:], .english), (["LANG": "ru_RU.UTF-8"], .russian), (["LANG": "ru"], .russian),
            (["LANG": "RU.KOI8-R"], .russian),
            (["LANG": "ru@x"], .russian), (["LANG": "de_DE.UTF-8"], .english), (["LANG": "C"], .english),
            (["LANG": "rus"], .english), (["LC_ALL": "en_GB", "LANG": "ru_RU"], .english),
            (["LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "en_US"], .russian),
        ] as [([String: String], Language)])
    func `the first variable that is set says the language`(_ environment: [String: String], _ language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test(arguments: Language.allCases)
    func `the models speak the language of the screens`(_ language: Language) {
        #expect(language.signInTexts.language == language.rawValue)
    }
}
