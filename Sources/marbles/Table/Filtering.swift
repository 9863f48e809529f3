import VirtualTime

extension Picture {
    static let filtering: [Picture] = [
        Picture(
            "filter", "Filtering/Filter", "The elements that a predicate accepts.", "filter { $0 != 2 }",
            from: ["source": "--1--2---3--|"]
        ) { $0.numbers.filter { $0 != 2 } },
        Picture(
            "filter-at", "Filtering/Filter", "The elements with a property that is true.", "filter(at: \\.isEven)",
            from: ["source": "--1--2---3--|"]
        ) { $0.numbers.filter(at: \.isEven) },
        Picture(
            "ignoreElements", "Filtering/IgnoreElements", "The end of the source alone.", "ignoreElements()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.ignoreElements() },
        Picture(
            "ignore", "Filtering/IgnoreElements", "The elements that are none of some values.", "ignore(a, c)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.ignore("a", "c") },
        Picture(
            "ignoreWhen", "Filtering/IgnoreElements", "The elements that a predicate does not accept.",
            "ignoreWhen { $0 > 1 }", from: ["source": "--1--2---1--|"]
        ) { $0.numbers.ignoreWhen { $0 > 1 } },
        Picture(
            "distinct", "Filtering/Distinct", "The elements that were not sent before.", "distinct()",
            from: ["source": "--a--b--a--c--|"]
        ) { $0.source.distinct() },
        Picture(
            "distinctUntilChanged", "Filtering/DistinctUntilChanged",
            "The elements that differ from the last one sent.",
            "distinctUntilChanged()", from: ["source": "--a--a--b--a--|"]
        ) { $0.source.distinctUntilChanged() },
        Picture(
            "take", "Filtering/Take", "The first elements, then completed.", "take(2)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.take(2) },
        Picture(
            "take-while", "Filtering/Take", "The elements as long as a predicate accepts them, then completed.",
            "take(while: { $0 < 3 })", from: ["source": "--1--2--3--1--|"]
        ) { $0.numbers.take(while: { $0 < 3 }) },
        Picture(
            "take-until", "Filtering/Take", "The elements until another stream sends one, then completed.",
            "take(until: other)", from: ["source": "--a--b--c--d--|", "other": "-------x------|"]
        ) { $0.source.take(until: $0["other"]) },
        Picture(
            "take-until-predicate", "Filtering/Take", "The elements until a predicate accepts one, then completed.",
            "take(until: { $0 == 3 }, behavior: .inclusive)", from: ["source": "--1--2--3--1--|"]
        ) { $0.numbers.take(until: { $0 == 3 }, behavior: .inclusive) },
        Picture(
            "take-for", "Filtering/Take", "The elements of a first time, then completed.", "take(for: 7)",
            from: ["source": "--a--b--c--d--|"]
        ) { $0.source.take(for: .seconds(7), scheduler: $0.time) },
        Picture(
            "takeLast", "Filtering/TakeLast", "The last elements, sent when the source completes.", "takeLast(2)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.takeLast(2) },
        Picture(
            "skip", "Filtering/Skip", "The elements after the first few.", "skip(2)", from: ["source": "--a--b---c--|"]
        ) { $0.source.skip(2) },
        Picture(
            "skip-while", "Filtering/Skip", "The elements from the first on that a predicate does not accept.",
            "skip(while: { $0 < 3 })", from: ["source": "--1--2--3--1--|"]
        ) { $0.numbers.skip(while: { $0 < 3 }) },
        Picture(
            "skip-until", "Filtering/Skip", "The elements after another stream has sent one.", "skip(until: other)",
            from: ["source": "--a--b--c--d--|", "other": "-------x------|"]
        ) { $0.source.skip(until: $0["other"]) },
        Picture(
            "skip-for", "Filtering/Skip", "The elements after a first time.", "skip(7)",
            from: ["source": "--a--b--c--d--|"]
        ) { $0.source.skip(.seconds(7), scheduler: $0.time) },
        Picture(
            "element-at", "Filtering/ElementAt", "The element at an index, then completed.", "element(at: 1)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.element(at: 1) },
        Picture(
            "single", "Filtering/SingleElement", "The one element of the source; an error at a second one.", "single()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.single() },
        Picture(
            "sample", "Filtering/Sample", "The latest element at each element of a sampler, once.", "sample(sampler)",
            from: ["source": "--a--b-----c--|", "sampler": "----x----x-x----x-"]
        ) { $0.source.sample($0["sampler"]) },
        Picture(
            "partition-matches", "Filtering/Partition",
            "The elements that a predicate accepts, and those that it does not.",
            "partition { $0 > 1 }.matches", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.partition { $0 > 1 }.matches },
        Picture(
            "partition-nonMatches", "Filtering/Partition",
            "The elements that a predicate accepts, and those that it does not.",
            "partition { $0 > 1 }.nonMatches", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.partition { $0 > 1 }.nonMatches },
    ]
}

extension Int {
    fileprivate var isEven: Bool { isMultiple(of: 2) }
}
