import StreamsTesting
import Testing

private final class Model: Sendable {
    let text = BehaviorRelay(value: "")
    let bag = DisposeBag()
}

@Suite struct `Leak checks` {
    let subject = PublishSubject<Int>()

    @Test func `pass where everything has ended or is gone, and give back what the body does`() {
        let result = expectNoLeaks {
            let model = track(Model())
            subject.map { "\($0)" }.bind(to: model.text).disposed(by: model.bag)
            subject.take(1).subscribe(onNext: { _ in }).disposed(by: DisposeBag())
            subject.onNext(1)
            return model.text.value
        }
        #expect(result == "1")
        #expect(!subject.hasObservers)
    }

    @Test func `name the subscription that is left, with its line and the operators that hold a lifetime`() {
        let bag = DisposeBag()
        let quiet = subject.flatMap { [subject] _ in subject }.debounce(.seconds(1), scheduler: TestScheduler())
        let line = #line + 7
        let message = """
            Something is left.
              a subscription: subscribe at StreamsTestingTests/LeaksTests.swift:\(line), with lifetimes of Debounce, Inners
            """
        fails(at: line - 1, message) {
            expectNoLeaks {
                quiet.subscribe { _ in }.disposed(by: bag)
            }
        }
        bag.dispose()
    }

    @Test func `name the object that is left, with the line that tracks it`() {
        var kept: Model?
        let line = #line + 8
        let message = """
            Something is left.
              a lifetime: DisposeBag at StreamsTestingTests/LeaksTests.swift:6
              an object: Model, tracked at StreamsTestingTests/LeaksTests.swift:\(line)
            """
        fails(at: line - 1, message) {
            expectNoLeaks {
                kept = track(Model())
            }
        }
        #expect(kept != nil)
    }

    @Test func `see what is begun before and after a suspension`() async {
        let bag = DisposeBag()
        await expectNoLeaks {
            let model = track(Model())
            await Task.detached {}.value
            model.text.subscribe { _ in }.disposed(by: model.bag)
        }
        await withKnownIssue {
            await expectNoLeaks {
                await Task.detached {}.value
                subject.subscribe { _ in }.disposed(by: bag)
            }
        } matching: {
            $0.comments.first?.rawValue.hasPrefix("Something is left.\n  a subscription: subscribe at ") == true
        }
        bag.dispose()
    }

    @Test func `do not see what another check sees`() {
        let bag = DisposeBag()
        subject.subscribe { _ in }.disposed(by: bag)
        expectNoLeaks { subject.onNext(1) }
        bag.dispose()
    }

    @Test func `an object tracked outside of a check is a failure`() {
        fails(at: #line + 1, "An object is tracked outside of expectNoLeaks.") {
            track(Model())
        }
    }
}

private func fails(at line: Int, _ message: String, _ body: () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        issue.sourceLocation?.line == line && issue.comments.first?.rawValue.hasPrefix(message) == true
    }
}
