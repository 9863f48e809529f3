import Foundation
import Streams
import Testing

/// The foreign code that the operator calls, which takes the foreign lock.
private enum CallOut: CaseIterable {
    case element, end, closure, inner, subscription, teardown, release
}

/// What the other thread does with the operator, while it holds the foreign lock.
private enum CallIn: CaseIterable {
    case send, end, subscribe, dispose
}

extension ConcurrencyLaws {
    /// The barrier recipe. One thread holds a foreign lock and calls into the operator, while the other is inside
    /// foreign code called by the operator and waits for that lock.
    @Test(arguments: Specimen.all { $0.seats > 0 })
    func `3 No lock is held while foreign code runs`(_ specimen: Specimen) {
        withClaims(90) { claims in
            for callOut in CallOut.allCases where specimen.makes(callOut) {
                for callIn in CallIn.allCases { meet(specimen, callOut, callIn, claims) }
            }
        }
    }

    /// An element whose deinit calls back into the operator that released it.
    @Test(arguments: Specimen.all { $0.seats > 0 })
    func `3 No lock is held while a released element calls back in`(_ specimen: Specimen) {
        withClaims { claims in
            let stage = Stage(specimen)
            let isOver = Guarded(false)
            let released = Tally()
            let recorder = Recorder(keepsEntries: false) { _ in }
            let subscription = stage.subscribe(recorder)
            for number in 1...6 {
                for seat in specimen.feeds {
                    stage.inputs[seat](
                        .next(
                            Token(
                                number, seat: seat,
                                atDeinit: { [weak stage] in
                                    if released.add() > 60 { return }
                                    guard let stage, !isOver.value else { return }
                                    stage.send(100, to: seat)
                                    _ = stage.output.subscribe(Recorder(keepsEntries: false).observer)
                                })))
                }
                stage.settle()
            }
            isOver.value = true
            stage.home { subscription.dispose() }
            stage.sendAll(.completed)
            stage.settle()
            claims.equal(recorder.faults, [], "grammar")
            claims.expect(released.value > 0 || specimen.has(.keeping), "no element was released")
        }
    }
}

extension Specimen {
    fileprivate func makes(_ callOut: CallOut) -> Bool {
        switch callOut {
        case .element: hasNone(of: [.silent, .collecting, .finite]) && (hasNone(of: .thinning) || has(.timed))
        case .end: hasNone(of: [.unending, .repeating, .finite])
        case .closure: has(.throwing) && hasNone(of: .finite)
        case .inner: has(.flattening)
        case .subscription: isBuilt
        case .teardown: isBuilt && hasNone(of: .finite)
        case .release: hasNone(of: .remembering)
        }
    }
}

private func meet(_ specimen: Specimen, _ callOut: CallOut, _ callIn: CallIn, _ claims: Claims) {
    let foreign = NSLock()
    let isHeld = Door()
    let isInside = Door()
    let isArmed = Guarded(false)
    let happened = Tally()
    let visit: @Sendable (CallOut) -> Void = { place in
        guard place == callOut, isArmed.exchange(false) else { return }
        happened.add()
        isHeld.pass()
        isInside.open()
        foreign.lock()
        foreign.unlock()
    }
    let stage = Stage(
        specimen, .wild, onSubscribe: { visit(.subscription) }, onDispose: { _ in visit(.teardown) },
        arrange: { rig in
            rig.call = { _ in visit(.closure) }
            rig.inner = { token in
                Observable { observer, lifetime in
                    visit(.inner)
                    observer.next(token)
                    if !lifetime.isEnded { observer.end(.completed) }
                }
            }
        })
    let recorder = Recorder(keepsEntries: false) { event in visit(event.isStopEvent ? .end : .element) }
    let subscription = stage.subscribe(recorder)
    stage.round(1)
    stage.settle()
    let caller = Thread {
        foreign.lock()
        isHeld.open()
        isInside.pass()
        switch callIn {
        case .send: stage.round(50)
        case .end: stage.sendAll(.completed)
        case .subscribe: _ = stage.output.subscribe(Recorder(keepsEntries: false).observer)
        case .dispose: subscription.dispose()
        }
        foreign.unlock()
    }
    caller.start()
    isHeld.pass()
    isArmed.value = true
    switch callOut {
    case .end: stage.sendAll(.completed)
    case .teardown: stage.home { subscription.dispose() }
    case .subscription:
        stage.home { subscription.dispose() }
        stage.settle()
        _ = stage.subscribe(Recorder(keepsEntries: false))
        stage.settle()
    case .release:
        for seat in specimen.feeds {
            stage.inputs[seat](.next(Token(60, seat: seat, atDeinit: { visit(.release) })))
        }
        for number in 61...62 { stage.round(number) }
        stage.settle()
        stage.sendAll(.completed)
    default:
        for number in 2...4 { stage.round(number) }
        stage.settle()
        stage.sendAll(.completed)
    }
    stage.settle()
    isInside.open()
    while !caller.isFinished { foreign.lock(); foreign.unlock() }
    stage.home { subscription.dispose() }
    stage.settle()
    claims.equal(happened.value, 1, "\(callOut) against \(callIn) met")
    claims.equal(recorder.faults, [], "grammar in \(callOut) against \(callIn)")
}
