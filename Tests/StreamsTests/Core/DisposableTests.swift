import Testing

@testable import Streams

@Suite struct DisposableTests {
    @Test func `a lifetime is a disposable, and disposing it ends it`() {
        let lifetime = Lifetime()
        let disposable: any Disposable = lifetime
        let bag = DisposeBag()
        disposable.disposed(by: bag)
        #expect(!lifetime.isEnded)
        bag.dispose()
        #expect(lifetime.isEnded)
    }
}
