import StreamsTesting
import Testing

@Test func `one import gives virtual time and streams`() {
    let source = Observable<Int> { observer, _ in observer.next(1) }
    #expect(TestScheduler().start { source }.events == [.next(200, 1)])
}
