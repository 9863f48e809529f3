import Dispatch
import Testing

@testable import Streams

@MainActor private final class Label {
    var text = ""
    var title: String?
    var history: [String] = []
}

@Suite struct BinderTests {
    @MainActor @Test func `a value is set at once on the main queue`() {
        let label = Label()
        let binder = Binder<String>(label) { label, text in label.text = text }
        binder.onNext("a")
        #expect(label.text == "a")
        _ = Observable.of("b", "c").bind(to: binder)
        #expect(label.text == "c")
    }

    @MainActor @Test func `a driver drives it`() {
        let label = Label()
        let relay = BehaviorRelay(value: "a")
        let disposable = relay.asDriver().drive(Binder(label) { label, text in label.history.append(text) })
        relay.accept("b")
        #expect(label.history == ["a", "b"])
        disposable.dispose()
        relay.accept("c")
        #expect(label.history == ["a", "b"])
    }

    @MainActor @Test func `what comes from elsewhere is brought to the main queue in order`() async {
        let label = Label()
        let binder = Binder<String>(label) { label, text in
            dispatchPrecondition(condition: .onQueue(.main))
            label.history.append(text)
        }
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "elsewhere").async {
                for number in 1...100 { binder.onNext("\(number)") }
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(label.history == (1...100).map { "\($0)" })
    }

    @MainActor @Test func `the target is kept weakly`() {
        let calls = Tally()
        var label: Label? = Label()
        weak let weakLabel = label
        let binder = Binder<String>(label!) { _, _ in calls.add() }
        binder.onNext("a")
        label = nil
        #expect(weakLabel == nil)
        binder.onNext("b")
        #expect(calls.value == 1)
    }

    @MainActor @Test func `a binder frees what its closure holds when it goes away`() {
        let alive = Tally()
        let label = Label()
        do {
            let probe = Probe(alive)
            let binder = Binder<String>(label) { _, _ in probe.touch() }
            binder.onNext("a")
            #expect(alive.value == 1)
        }
        #expect(alive.value == 0)
    }

    @MainActor @Test func `a completion changes nothing`() {
        let label = Label()
        let binder = Binder<String>(label) { label, text in label.text = text }
        binder.onCompleted()
        binder.onNext("a")
        #expect(label.text == "a")
    }

    @MainActor @Test func `elements are written to a property as long as the object lives`() {
        var label: Label? = Label()
        weak let weakLabel = label
        let relay = BehaviorRelay(value: "a")
        let text = relay.bind(to: \.text, on: label!)
        let title = relay.bind(to: \.title, on: label!)
        relay.accept("b")
        #expect(label?.text == "b")
        #expect(label?.title == "b")
        label = nil
        #expect(weakLabel == nil)
        relay.accept("c")
        text.dispose()
        title.dispose()
        #expect(!relay.hasObservers)
    }
}
