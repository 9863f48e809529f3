import VirtualTime

extension Picture {
    static let flattening: [Picture] = [
        Picture(
            "flatMap", "Flattening/FlatMap", "The elements of all the streams that a closure makes, as they come.",
            "flatMap { _ in inner }", from: ["source": "-1----2-------|", "inner": "-a--b--c|"]
        ) { inputs in inputs.source.flatMap { _ in inputs["inner"] } },
        Picture(
            "flatMapLatest", "Flattening/FlatMapLatest",
            "The elements of the stream that a closure makes of the latest element; a new one ends the one before.",
            "flatMapLatest { _ in inner }", from: ["source": "-1----2-------|", "inner": "-a--b--c|"]
        ) { inputs in inputs.source.flatMapLatest { _ in inputs["inner"] } },
        Picture(
            "flatMapFirst", "Flattening/FlatMapFirst",
            "The elements of the stream that a closure makes of an element; elements that come while it runs are dropped.",
            "flatMapFirst { _ in inner }", from: ["source": "-1--2------3--------|", "inner": "-a--b--|"]
        ) { inputs in inputs.source.flatMapFirst { _ in inputs["inner"] } },
        Picture(
            "concatMap", "Flattening/ConcatMap",
            "The elements of the streams that a closure makes, one stream after the other.",
            "concatMap { _ in inner }", from: ["source": "-1-2--------------|", "inner": "-a--b--|"]
        ) { inputs in inputs.source.concatMap { _ in inputs["inner"] } },
        Picture(
            "switchLatest", "Flattening/FlatMapLatest",
            "The elements of the latest inner stream; a new one ends the one before.",
            "map { _ in inner }.switchLatest()", from: ["source": "-1----2-------|", "inner": "-a--b--c|"]
        ) { inputs in inputs.source.map { _ in inputs["inner"] }.switchLatest() },
        Picture(
            "expand", "Flattening/Expand",
            "The elements, those of the streams that a closure makes of them, those of these, and so on.",
            "expand {\n$0 < 8 ? timer(3).map { $0 * 2 } : empty() }", from: ["source": "-1------------|"]
        ) { inputs in
            inputs.numbers.expand { [time = inputs.time] element in
                element < 8
                    ? Observable<Int>.timer(.seconds(3), scheduler: time).map { _ in element * 2 } : .empty()
            }
        },
    ]
}
