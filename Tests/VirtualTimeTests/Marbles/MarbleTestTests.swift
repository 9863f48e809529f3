import StreamsTesting
import Testing

private func failure(
    from source: Marbles<String>, into expected: Marbles<String>, held: SubscriptionMarbles? = nil,
    _ body: (Observable<String>, TestScheduler) -> Observable<String>
) -> String? {
    MarbleTest.failure(
        from: ["source": source], into: expected, held: held.map { ["source": $0] } ?? [:]
    ) { sources, time in body(sources["source"], time) }
}

private func same(_ source: Observable<String>, _ time: TestScheduler) -> Observable<String> { source }

@Suite struct `A marble test that holds` {
    @Test func `nothing is kept once it is over, though sources would go on`() {
        expectNoLeaks {
            let failure = MarbleTest.failure(from: ["a": "--a-b---c...", "b": "^---a---b---|"], into: "--a---...") {
                sources, scheduler in
                track(scheduler)
                return sources["a"].merge(with: sources["b"])
            }
            #expect(failure?.contains("4") == true)
        }
    }

    @Test func `has nothing to say`() {
        #expect(failure(from: "a-(bc)-|", into: "a-(bc)-|", held: "^------!", same) == nil)
        #expect(failure(from: "a-#", into: "a-#", held: "^-!", same) == nil)
        #expect(failure(from: "a-", into: "a-", held: "^-...", same) == nil)
    }

    @Test func `subscribes to a hot source at its caret`() {
        #expect(failure(from: "a-^-b|", into: "  --b|", held: "  ^--!", same) == nil)
        #expect(failure(from: "a-(b^)-c|", into: "-----c|", same) == nil)
    }

    @Test func `subscribes to a cold source as often as the result does`() {
        let failure = failure(from: "a-|", into: "a-a-|", held: ["^-!", "--^-!"]) { source, _ in
            source.concat(source)
        }
        #expect(failure == nil)
    }

    @Test func `disposes at the mark, before what a timer does at that tick and after a hot source`() {
        let late: (Observable<String>, TestScheduler) -> Observable<String> = { source, time in
            source.delay(.seconds(2), scheduler: time)
        }
        #expect(failure(from: "a-b-|", into: "--a-!", held: "^---!", late) == nil)
        #expect(failure(from: "^--a|", into: "---(a!)", held: "^--!", same) == nil)
    }

    @Test func `does not look at what comes from the dots on`() {
        #expect(failure(from: "a-b-c|", into: "a-...", same) == nil)
    }

    @Test func `runs work that is due at once at the same tick`() {
        let failure = failure(from: "-a|", into: "-a|") { source, time in source.observe(on: time) }
        #expect(failure == nil)
    }

    @Test func `has a clock that shows the column`() {
        #expect(
            failure(from: "a-^--b|", into: "   ---3|") { source, time in
                source.map { _ in "\(time.clock)" }
            } == nil)
    }

    @Test func `finds its sources by name, also while it runs`() {
        let text = MarbleTest.failure(
            from: ["outer": "-x---y---|", "x": "1-2-3|", "y": "4|"], into: "-1-2-(34)|",
            held: ["outer": "^--------!", "x": "-^----!", "y": "-----^!"]
        ) { sources, _ in
            sources["outer"].flatMap { sources[$0] }
        }
        #expect(text == nil)
    }
}

@Suite struct `A marble test that fails` {
    @Test func `shows both lines, a caret at the first difference, and says what differs`() {
        #expect(
            failure(from: "-a--b|", into: "-a-b-|", held: "^--!", same) == """
                The result differs.
                  expected  -a-b-|
                  actual    -a--b|
                               ^
                  time: next(b) came at tick 4, not at tick 3
                The subscriptions of source differ.
                  expected  ^--!
                  actual    ^----!
                               ^
                  end: subscription 1 ended at tick 5, not at tick 3
                """)
    }

    @Test func `keeps the columns aligned where a group is wider than the other line`() {
        #expect(
            failure(from: "-(ab)-c|", into: "-a----d|", same) == """
                The result differs.
                  expected  -a----d|
                  actual    -(ab)-c|
                             ^
                  unexpected: next(b) at tick 1
                  value: tick 6 has next(c), not next(d)
                """)
        #expect(
            failure(from: "-abc|", into: "-(ab)c|", same) == """
                The result differs.
                  expected  -(ab)   c|
                  actual    -a   bc|
                             ^
                  time: next(b) came at tick 2, not at tick 1
                  time: next(c) came at tick 3, not at tick 5
                  time: completed came at tick 4, not at tick 6
                """)
    }

    @Test func `hears what comes after the line`() {
        #expect(
            failure(from: "a|", into: "a|") { source, time in source.concat(source.delay(.seconds(5), scheduler: time))
            }
                == """
                The result differs.
                  expected  a|
                  actual    a-----a|
                             ^
                  time: completed came at tick 7, not at tick 1
                  unexpected: next(a) at tick 6
                """)
    }

    @Test func `shows values that have no sign as question marks`() {
        let text = MarbleTest.failure(
            from: ["source": Marbles("a|", ["a": 1])], into: Marbles("x|", ["x": 10])
        ) { sources, _ in sources["source"].map { $0 + 16 } }
        #expect(
            text == """
                The result differs.
                  expected  x|
                  actual    ?|
                            ^
                  value: tick 0 has next(17), not next(10)
                """)
    }

    @Test func `cuts a long line`() {
        let text = failure(from: "a|", into: "a|") { _, time in
            Observable.interval(.seconds(1), scheduler: time).map { (number: Int) in "\(number % 10)" }
        }
        let lines = text?.split(separator: "\n") ?? []
        #expect(lines.count > 2 && lines[1] == "  expected  a|")
        #expect(lines.count > 2 && lines[2].hasSuffix("9 …"))
        #expect(text?.contains("and 993 more") == true)
    }

    @Test func `names the line that is malformed, with the column`() {
        #expect(
            failure(from: "-a-?", into: "-a", same)
                == "The line of source is malformed, column 4: “?” is no sign, letter or digit\n  -a-?\n     ^")
        #expect(
            failure(from: "-a", into: "-(a", same)
                == "The line of the result is malformed, column 2: the bracket is not closed\n  -(a\n   ^")
        #expect(
            failure(from: "-a!", into: "-a", same)
                == "The line of source is malformed, column 3: a source is not disposed, a result is\n  -a!\n    ^")
        #expect(
            failure(from: "-a", into: "-a", held: "-", same)
                == "A subscription of source is malformed, column 1: there is no “^”\n  -\n  ^")
    }

    @Test func `names sources that there are not`() {
        let text = MarbleTest.failure(
            from: ["a": "1|", "b": "2|"] as KeyValuePairs<String, Marbles<String>>, into: "-",
            held: ["d": "^!"]
        ) { sources, _ in sources["c"] }
        #expect(
            text == """
                There is no source c; the sources are a, b.
                Subscriptions are expected of d, which is not a source.
                """)
    }

    @Test func `names the real schedulers that something waits on`() {
        let text = failure(from: "-a-", into: "---a") { source, _ in
            source.debounce(.seconds(600), scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "shop"))
        }
        let hint =
            "Something waits on the dispatch queue shop, whose time is real: use the scheduler of the test instead."
        #if DEBUG
            #expect(text?.hasSuffix("\n" + hint) == true)
        #else
            #expect(text?.contains(hint) == false)
        #endif
    }

    @Test func `shows elements that cannot be seen in quotes`() {
        let text = MarbleTest.failure(
            from: ["source": Marbles("a|", ["a": " "])], into: Marbles("x|", ["x": ""])
        ) { sources, _ in sources["source"] }
        #expect(text?.hasSuffix(#"value: tick 0 has next(" "), not next("")"#) == true)
    }

    @Test func `says that something repeats itself at one tick`() {
        let text = failure(from: "a|", into: "a|") { source, time in
            Observable { _, lifetime in
                @Sendable func again() -> any Disposable {
                    time.schedule(()) { lifetime.isEnded ? Disposables.create() : again() }
                }
                lifetime.add(again())
            }
        }
        #expect(text?.hasPrefix("the test: 100000 actions ran and more are due, the clock is at 0.") == true)
    }
}
