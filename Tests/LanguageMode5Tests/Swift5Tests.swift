import Dispatch
import Streams
import Testing

/// A screen of Swift 5 mode, where nobody says what belongs to the main actor.
private class Screen {
    var title = ""
    var lines: [String] = []
    let bag = DisposeBag()

    func show(_ titles: Driver<String>, _ events: Streams.Signal<String>, _ numbers: Observable<Int>) {
        titles.drive(onNext: { self.title = $0 }).disposed(by: bag)
        titles.drive(with: self, onNext: { $0.add("title \($1)") }).disposed(by: bag)
        events.emit(onNext: { self.add("event \($0)") }).disposed(by: bag)
        events.emit(with: self, onNext: { $0.add("with \($1)") }).disposed(by: bag)
        numbers.bind(onNext: { self.add("number \($0)") }).disposed(by: bag)
        numbers.map { "\($0)" }.bind(to: \.title, on: self).disposed(by: bag)
    }

    private func add(_ line: String) {
        dispatchPrecondition(condition: .onQueue(.main))
        lines.append(line)
    }
}

/// A module in language mode 5: it compiles without a warning, and a call from off the main queue hops.
@Suite struct Swift5Tests {
    @Test func `a call from a background queue hops, and does not trap`() async {
        let titles = BehaviorRelay(value: "a")
        let events = PublishRelay<String>()
        let numbers = PublishRelay<Int>()
        let screen = Screen()
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                screen.show(titles.asDriver(), events.asSignal(), numbers.asObservable())
                DispatchQueue.main.async {
                    events.accept("e")
                    numbers.accept(7)
                    done.resume()
                }
            }
        }
        #expect(screen.lines == ["title a", "event e", "with e", "number 7"])
        #expect(screen.title == "7")
    }
}
