import Foundation

extension Timer {
    /// The date, whenever a timer of a run loop fires. It never ends.
    ///
    ///     Timer.observable(every: 0.5, on: .main, in: .common)
    ///
    /// - Parameters:
    ///   - interval: The time between two firings, in seconds.
    ///   - tolerance: By how many seconds a firing may be late to save power.
    ///   - runLoop: Whose timer it is; elements are sent there.
    ///   - mode: In which mode of the run loop it fires.
    public static func observable(
        every interval: TimeInterval, tolerance: TimeInterval = 0, on runLoop: RunLoop,
        in mode: RunLoop.Mode = .default
    ) -> Observable<Date> {
        let place = Held((runLoop: runLoop, mode: mode))
        return .create { observer in
            let timer = Held(Timer(timeInterval: interval, repeats: true) { observer.onNext($0.fireDate) })
            timer.value.tolerance = tolerance
            let isOver = Flag()
            place.value.runLoop.perform(inModes: [place.value.mode]) {
                if !isOver.isRaised { place.value.runLoop.add(timer.value, forMode: place.value.mode) }
            }
            return Disposables.create {
                isOver.raise()
                place.value.runLoop.perform(inModes: [place.value.mode]) { timer.value.invalidate() }
            }
        }
    }
}
