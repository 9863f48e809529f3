extension ObservableType {
    /// The events of the source, with a line of text for the subscription, for each event, and for the disposal.
    ///
    ///     source  --a--b---c--|
    ///     debug("search")
    ///     result  --a--b---c--|
    ///
    ///     search -> subscribed
    ///     search -> Event next(1)
    ///     search -> Event completed
    ///     search -> isDisposed
    ///
    /// - Parameters:
    ///   - identifier: What the lines begin with; the file and the line of the call by default.
    ///   - trimOutput: Whether long events are shortened in the middle, to 40 characters.
    ///   - output: Receives the lines; by default they are printed.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false,
        to output: @escaping @Sendable (String) -> Void = { print($0) },
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let name = identifier ?? "\(file):\(line)"
        let log: @Sendable (Event<Element>) -> Void = { event in
            let text = "\(event)"
            let isTrimmed = trimOutput && text.count > 40
            output("\(name) -> Event \(isTrimmed ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
        }
        return self.do(
            onNext: { log(.next($0)) }, onError: { log(.error($0)) }, onCompleted: { log(.completed) },
            onSubscribe: { output("\(name) -> subscribed") }, onDispose: { output("\(name) -> isDisposed") })
    }
}
