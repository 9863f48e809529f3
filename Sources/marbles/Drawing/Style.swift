/// The look of the pictures: one style sheet, which follows the reader's light or dark mode.
enum Style {
    static let sheet = """
        .marbles{--ink:#1c2128;--soft:#59636e;--line:#57606a;--paper:#ffffff;--box:#eef2f7;--edge:#c4ccd6;\
        --a:#cfe3ff;--b:#ffe0b8;--c:#cdeed3;--d:#f7cfe0;--e:#e0d6fb;--f:#f4eba6;--bad:#c62f3b;\
        font:500 11px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
        @media (prefers-color-scheme:dark){.marbles{--ink:#eef1f5;--soft:#a6b0bb;--line:#98a3af;--paper:#12161c;\
        --box:#1f2630;--edge:#3c4653;--a:#234a7a;--b:#71480f;--c:#1f5a33;--d:#76304f;--e:#4b3b85;--f:#5f570f;\
        --bad:#ff7b83}}
        .marbles text{fill:var(--ink);text-anchor:middle}
        .marbles .paper{fill:var(--paper)}
        .marbles .name{fill:var(--soft);text-anchor:start;font-size:10px}
        .marbles .box{fill:var(--box);stroke:var(--edge)}
        .marbles .call{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .marbles .axis{stroke:var(--line);stroke-width:1.6;fill:none}
        .marbles .idle{stroke:var(--line);stroke-width:1;stroke-dasharray:1.5 3.5;fill:none}
        .marbles .drop{stroke:var(--edge);stroke-width:1;stroke-dasharray:2 3;fill:none}
        .marbles .bar{stroke:var(--ink);stroke-width:2.4;stroke-linecap:round}
        .marbles .cross{stroke:var(--bad);stroke-width:2.6;stroke-linecap:round;fill:none}
        .marbles .cut{fill:var(--paper);stroke:var(--line);stroke-width:1.4}
        .marbles .ball{stroke:var(--line);stroke-width:1}
        .marbles .missed{opacity:.42}
        .marbles .a{fill:var(--a)}.marbles .b{fill:var(--b)}.marbles .c{fill:var(--c)}
        .marbles .d{fill:var(--d)}.marbles .e{fill:var(--e)}.marbles .f{fill:var(--f)}
        """

    /// The class of a marble's colour: the same for the same text.
    static func colour(of text: String) -> String {
        let sum = text.lowercased().unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 9973 }
        return ["a", "b", "c", "d", "e", "f"][sum % 6]
    }
}
