/// A number with the form of its noun, by the plural rules of a language (Unicode CLDR).
enum Plural {
    static func english(_ count: Int, _ one: String, _ other: String) -> String {
        "\(count) \(count == 1 ? one : other)"
    }

    /// One for 1, 21, 31 and so on, few for 2 to 4, 22 to 24 and so on, many for the rest, 11 to 14 among them.
    static func russian(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
        let form =
            switch (count.magnitude % 10, count.magnitude % 100) {
            case (_, 11...14): many
            case (1, _): one
            case (2...4, _): few
            default: many
            }
        return "\(count) \(form)"
    }
}
