import VirtualTime

extension Picture {
    static let combining: [Picture] = [
        Picture(
            "combineLatest", "Combining/CombineLatest",
            "What a closure makes of the latest elements of all sources, at every element once all have sent one.",
            "combineLatest(letters, numbers) { $0 + $1 }",
            from: ["letters": "--a-----b-----|", "numbers": "----1-----2--|"]
        ) { .combineLatest($0["letters"], $0["numbers"]) { $0 + $1 } },
        Picture(
            "zip", "Combining/Zip",
            "What a closure makes of the first elements of all sources, then of the second ones, and so on.",
            "zip(letters, numbers) { $0 + $1 }",
            from: ["letters": "--a--b--------c--|", "numbers": "-----1-----2-----|"]
        ) { .zip($0["letters"], $0["numbers"]) { $0 + $1 } },
        Picture(
            "merge", "Combining/Merge", "The elements of all sources, as they come.", "merge(letters, numbers)",
            from: ["letters": "--a-----b--|", "numbers": "----1-2-------|"]
        ) { Observable.merge($0["letters"], $0["numbers"]) },
        Picture(
            "merge-maxConcurrent", "Combining/Merge",
            "The elements of a number of inner streams at once; further ones wait in order.",
            "map { inner }.merge(maxConcurrent: 1)", from: ["source": "-1-2-----------|", "inner": "-a---b|"]
        ) { inputs in inputs.source.map { _ in inputs["inner"] }.merge(maxConcurrent: 1) },
        Picture(
            "concat", "Combining/Concat", "The elements of the sources, one after the other.",
            "concat(letters, numbers)",
            from: ["letters": "--a--b|", "numbers": "-1--2--|"], last: 14
        ) { Observable.concat($0["letters"], $0["numbers"]) },
        Picture(
            "startWith", "Combining/StartWith", "Elements, then those of the source.", "startWith(x)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.startWith("x") },
        Picture(
            "withLatestFrom", "Combining/WithLatestFrom", "Each element together with the latest of another stream.",
            "withLatestFrom(second) { $0 + $1 }", from: ["source": "----a-----b--c--|", "second": "--1----2--------|"]
        ) { $0.source.withLatestFrom($0["second"]) { $0 + $1 } },
        Picture(
            "amb", "Combining/Amb", "The events of the first of the sources that sends one.", "amb(letters, numbers)",
            from: ["letters": "----a--b--|", "numbers": "--1--2--3--|"]
        ) { $0["letters"].amb($0["numbers"]) },
        Picture(
            "cascade", "Combining/Cascade",
            "The elements of the first source, until one further down the list sends one: that takes its place.",
            "cascade([letters, numbers])", from: ["letters": "--a--b--c--d--|", "numbers": "-------1----2-----|"]
        ) { .cascade([$0["letters"], $0["numbers"]]) },
        Picture(
            "ifEmpty-default", "Combining/IfEmpty",
            "The elements of the source, or one where it completes without any.",
            "ifEmpty(default: x)", from: ["source": "------|"]
        ) { $0.source.ifEmpty(default: "x") },
        Picture(
            "ifEmpty-switchTo", "Combining/IfEmpty",
            "The elements of the source, or those of another where it completes without any.",
            "ifEmpty(switchTo: other)", from: ["source": "-----|", "other": "-a--b--|"], last: 12
        ) { $0.source.ifEmpty(switchTo: $0["other"]) },
        Picture(
            "pausable", "Combining/Pausable", "The elements that come while the latest of a pauser is true.",
            "pausable(pauser)", from: ["source": "--a--b--c--d--|", "pauser": "-t----f----t---"]
        ) { $0.source.pausable($0.flag("pauser")) },
        Picture(
            "pausableBuffered", "Combining/Pausable",
            "The elements, those that come while the latest of a pauser is not true being kept until it is.",
            "pausableBuffered(pauser)", from: ["source": "--a--b--c-----d--|", "pauser": "-t----f-----t-----"]
        ) { $0.source.pausableBuffered($0.flag("pauser")) },
        Picture(
            "and", "Combining/And", "Whether the latest elements of all streams are true.", "[a, b].and()",
            from: ["a": "--t-----f-----|", "b": "----t------f--|"]
        ) { [$0.flag("a"), $0.flag("b")].and().map { $0 ? "t" : "f" } },
        Picture(
            "or", "Combining/And", "Whether the latest element of any stream is true.", "[a, b].or()",
            from: ["a": "--t-----f-----|", "b": "----t------f--|"]
        ) { [$0.flag("a"), $0.flag("b")].or().map { $0 ? "t" : "f" } },
    ]
}
