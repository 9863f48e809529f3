import Foundation

extension NotificationCenter {
    /// The notifications called `name`, sent as they are posted, by the thread that posts them. It never ends.
    ///
    ///     center.observable(for: .NSCalendarDayChanged).map { _ in }.asDriver(onErrorJustReturn: ())
    ///
    /// A notification is not `Sendable`: take out what is of interest before a hop.
    ///
    /// - Parameters:
    ///   - name: What the notifications are called.
    ///   - object: Whose notifications; it is kept weakly. Nil for those of all.
    public func observable(for name: Notification.Name, object: AnyObject? = nil) -> Observable<Notification> {
        let poster = Held(Poster(object))
        return .create { [center = Held(self)] observer in
            let object = poster.value.object
            guard poster.value.isAny || object != nil else { return Disposables.create() }
            let next = Held(observer.next)
            let token = Held(center.value.addObserver(forName: name, object: object, queue: nil) { next.value($0) })
            return Disposables.create { center.value.removeObserver(token.value) }
        }
    }
}

/// Whose notifications are meant.
private struct Poster {
    weak var object: AnyObject?
    let isAny: Bool

    init(_ object: AnyObject?) {
        self.object = object
        isAny = object == nil
    }
}
