import Dispatch
import Streams
import Testing

/// A disposable as the laws see it: what is put in is disposed with it, once.
struct DisposableSpecimen: Sendable, CustomTestStringConvertible {
    struct Made: Sendable {
        let put: @Sendable (any Disposable) -> Void
        let dispose: @Sendable () -> Void
        let isDisposed: @Sendable () -> Bool
        var settle: @Sendable () -> Void = {}
    }

    let testDescription: String
    let make: @Sendable () -> Made

    static let all: [DisposableSpecimen] = [
        DisposableSpecimen(testDescription: "Lifetime") {
            let lifetime = Lifetime()
            return Made(put: { lifetime.add($0) }, dispose: { lifetime.end() }, isDisposed: { lifetime.isEnded })
        },
        DisposableSpecimen(testDescription: "Lifetime of children") {
            let lifetime = Lifetime()
            return Made(
                put: { lifetime.makeChild().add($0) }, dispose: { lifetime.end() }, isDisposed: { lifetime.isEnded })
        },
        DisposableSpecimen(testDescription: "CompositeDisposable") {
            let composite = CompositeDisposable()
            return Made(
                put: { _ = composite.insert($0) }, dispose: { composite.dispose() },
                isDisposed: { composite.isDisposed })
        },
        DisposableSpecimen(testDescription: "CompositeDisposable that lets go") {
            let composite = CompositeDisposable()
            return Made(
                put: { disposable in
                    if let key = composite.insert(disposable) { composite.remove(for: key) }
                }, dispose: { composite.dispose() }, isDisposed: { composite.isDisposed })
        },
        DisposableSpecimen(testDescription: "DisposeBag") {
            let bag = DisposeBag()
            let isDisposed = Guarded(false)
            return Made(
                put: { bag.insert($0) },
                dispose: {
                    isDisposed.value = true
                    bag.dispose()
                }, isDisposed: { isDisposed.value })
        },
        DisposableSpecimen(testDescription: "SerialDisposable") {
            let serial = SerialDisposable()
            return Made(
                put: { serial.disposable = $0 }, dispose: { serial.dispose() }, isDisposed: { serial.isDisposed })
        },
        DisposableSpecimen(testDescription: "SingleAssignmentDisposable each") {
            let composite = CompositeDisposable()
            return Made(
                put: { disposable in
                    let single = SingleAssignmentDisposable()
                    _ = composite.insert(single)
                    single.setDisposable(disposable)
                }, dispose: { composite.dispose() }, isDisposed: { composite.isDisposed })
        },
        DisposableSpecimen(testDescription: "RefCountDisposable") {
            let composite = CompositeDisposable()
            let counted = RefCountDisposable(disposable: composite)
            return Made(
                put: { disposable in
                    let share = counted.retain()
                    _ = composite.insert(disposable)
                    share.dispose()
                }, dispose: { counted.dispose() }, isDisposed: { counted.isDisposed })
        },
        DisposableSpecimen(testDescription: "ScheduledDisposable") {
            let queue = DispatchQueue(label: "laws")
            let composite = CompositeDisposable()
            let scheduled = ScheduledDisposable(
                scheduler: SerialDispatchQueueScheduler(queue: queue), disposable: composite)
            return Made(
                put: { _ = composite.insert($0) }, dispose: { scheduled.dispose() },
                isDisposed: { scheduled.isDisposed }, settle: { queue.sync {} })
        },
    ]
}
