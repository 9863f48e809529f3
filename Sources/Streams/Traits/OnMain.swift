extension ObservableType where Element: Sendable {
    /// The events of the source, sent on the main queue: at once where they come from there and nothing waits, else in
    /// order, soon.
    func onMain() -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let hop = Hop(observer, lifetime, MainScheduler.asyncInstance, isHere: { MainQueue.isCurrent })
            hop.attach(attach)
        }
    }
}
