import StreamsTesting
import Testing

@testable import Streams

@Suite struct SampleTests {
    let time = TestScheduler(simulateProcessingDelay: false)
    let script: [Recorded<Event<String>>] = [.next(210, "a"), .next(220, "b"), .next(250, "c"), .completed(300)]
    let ticks: [Recorded<Event<Int>>] = [.next(215, 0), .next(230, 0), .next(240, 0), .next(260, 0), .next(320, 0)]

    @Test func `the latest at each sample, once; the completion at the next`() {
        let source = time.createHotObservable(script)
        let sampler = time.createHotObservable(ticks)
        let result = time.start { source.sample(sampler) }
        #expect(result.events == [.next(215, "a"), .next(230, "b"), .next(260, "c"), .completed(320)])
        #expect(source.subscriptions == [Subscription(200, 300)])
        #expect(sampler.subscriptions == [Subscription(200, 320)])
    }

    @Test func `a default stands in where no element is new`() {
        let source = time.createHotObservable(script)
        let sampler = time.createHotObservable([.next(205, 0)] + ticks)
        let result = time.start { source.sample(sampler, defaultValue: "-") }
        #expect(
            result.events == [
                .next(205, "-"), .next(215, "a"), .next(230, "b"), .next(240, "-"), .next(260, "c"), .next(320, "-"),
                .completed(320),
            ])
    }

    @Test func `the end of the sampler takes a last sample`() {
        check(
            from: ["source": "-a-b---c--d|", "sampler": "--x--|"], into: "--a--b-----|",
            held: ["source": "^----------!", "sampler": "^----!"]
        ) { sources, _ in sources["source"].sample(sources["sampler"]) }
    }

    @Test func `an error of either ends it`() {
        check(
            from: ["source": "-a-#", "sampler": "--x--x"], into: "--a#",
            held: ["source": "^--!", "sampler": "^--!"]
        ) { sources, _ in sources["source"].sample(sources["sampler"]) }
        check(
            from: ["source": "-a--b-|", "sampler": "--x#"], into: "--a#",
            held: ["source": "^--!", "sampler": "^--!"]
        ) { sources, _ in sources["source"].sample(sources["sampler"]) }
    }

    @Test func `what the source sent before its end is sampled before the completion`() {
        check(from: ["source": "-a|", "sampler": "----x"], into: "----(a|)") { sources, _ in
            sources["source"].sample(sources["sampler"])
        }
    }

    @Test func `both of one subject: the element is there when it is sampled`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let disposable = subject.sample(subject).subscribe(onNext: { log($0) })
        for element in 1...3 { subject.onNext(element) }
        #expect(log.entries == [1, 2, 3])
        disposable.dispose()
    }

    @Test func `an element sent from inside the delivery of a sample waits for the next one`() {
        let source = PublishSubject<Int>()
        let sampler = PublishSubject<Void>()
        let log = Log<Int>()
        let disposable = source.sample(sampler).subscribe(onNext: { element in
            log(element)
            if element == 1 { source.onNext(2) }
        })
        source.onNext(1)
        sampler.onNext(())
        #expect(log.entries == [1])
        sampler.onNext(())
        #expect(log.entries == [1, 2])
        disposable.dispose()
    }
}
