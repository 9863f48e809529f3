/// The page of all pictures. It needs no network.
struct Gallery {
    private let cards: [(room: String, cards: [String])]

    /// A page of `rooms`, each with its pictures and what came of them.
    init(_ rooms: [(name: String, drawn: [(picture: Picture, run: Run)])]) {
        cards = rooms.map { name, drawn in (name, drawn.map(Self.card)) }
    }

    /// The page.
    var page: String {
        let sections = cards.map { room, cards in
            "<section>\n<h2>\(room.escaped)</h2>\n<div class=\"grid\">\n\(cards.joined(separator: "\n"))\n</div>\n</section>"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Marbles: every operator, drawn by running it</title>
            <style>
            \(Style.sheet)
            \(Self.sheet)
            </style>
            </head>
            <body>
            <header>
            <h1>Marbles</h1>
            <p>Every picture is drawn from a run of the operator in virtual time. Time goes from left to right, the columns are
            ticks; what comes at the same tick stands one below the other, in order.</p>
            <input id="search" type="search" placeholder="Search operators" aria-label="Search operators" autocomplete="off">
            \(Self.legend)
            </header>
            <main>
            \(sections.joined(separator: "\n"))
            <p id="none" hidden>No operator is called or does that.</p>
            </main>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
    }

    private static func card(_ picture: Picture, _ run: Run) -> String {
        """
        <article id="\(picture.name)">
        <h3>\(picture.name.escaped)</h3>
        <p>\(picture.sentence.escaped)</p>
        \(Drawing(picture, run).part)
        </article>
        """
    }

    private static let legend = """
        <ul class="legend">
        <li><b>|</b> bar: completed</li><li><b class="bad">×</b> cross: error</li><li><b>→</b> arrow: goes on</li>
        <li><b>○</b> ring: subscribed later</li><li><b>⁄</b> stroke: disposed</li><li><b>┄</b> dotted: nobody listens</li>
        </ul>
        """

    private static let sheet = """
        :root{color-scheme:light dark;--page:#f6f7f9;--text:#1c2128;--dim:#59636e;--rule:#d4dae1}
        @media (prefers-color-scheme:dark){:root{--page:#0b0e12;--text:#eef1f5;--dim:#a6b0bb;--rule:#2b333d}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:1240px;padding:16px;background:var(--page);color:var(--text);
        font:16px/1.45 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
        h1{margin:8px 0 4px;font-size:28px}h2{margin:32px 0 10px;font-size:20px}h3{margin:0;font-size:16px}
        header p{margin:0 0 12px;color:var(--dim);max-width:68ch}
        input{width:100%;max-width:420px;padding:10px 12px;font:inherit;color:inherit;background:transparent;
        border:1px solid var(--dim);border-radius:8px}
        .legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:12px 0 0;padding:0;list-style:none;color:var(--dim);
        font-size:14px}.legend b{color:var(--text)}
        .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:18px}
        article p{margin:2px 0 8px;color:var(--dim);font-size:14px}
        article svg{display:block;width:100%;height:auto;border:1px solid var(--rule);border-radius:8px}
        """

    private static let script = """
        const search=document.getElementById("search"),none=document.getElementById("none");
        search.addEventListener("input",()=>{
        const words=search.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
        for(const section of document.querySelectorAll("section")){let inSection=0;
        for(const card of section.querySelectorAll("article")){
        const text=(card.id+" "+card.querySelector("h3").textContent+" "+card.querySelector("p").textContent).toLowerCase();
        card.hidden=!words.every(word=>text.includes(word));if(!card.hidden)inSection++}
        section.hidden=!inSection;shown+=inSection}
        none.hidden=shown>0});
        """
}
