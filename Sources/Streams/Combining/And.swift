extension Collection where Element: ObservableConvertibleType, Element.Element == Bool {
    /// Whether the latest elements of all streams are true, at every change once all have sent one.
    ///
    ///     a       --t-----f-----|
    ///     b       ----t------f--|
    ///     [a, b].and()
    ///     result  ----t---f-----|
    ///
    /// Without streams it is true, then complete.
    public func and() -> Observable<Bool> {
        Observable<Bool>.combineLatest(self) { $0.allSatisfy { $0 } }.distinctUntilChanged()
    }

    /// Whether the latest element of any stream is true, at every change once all have sent one.
    ///
    ///     a       --t-----f-----|
    ///     b       ----t------f--|
    ///     [a, b].or()
    ///     result  ----t------f--|
    ///
    /// Without streams it is false, then complete.
    public func or() -> Observable<Bool> {
        Observable<Bool>.combineLatest(self) { $0.contains(true) }.distinctUntilChanged()
    }
}

extension ObservableType where Element == Bool {
    /// Whether every element is true: false at the first that is not, else true when the source completes.
    ///
    ///     source  --t--t--f--|
    ///     and()   --------(f|)
    ///
    /// Without elements it completes without one.
    public func and() -> Maybe<Bool> { take(until: { !$0 }, behavior: .inclusive).takeLast(1).asMaybe() }
}
