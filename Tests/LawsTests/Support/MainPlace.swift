import Dispatch

/// The main queue as the laws know it: by a mark that they set themselves.
enum MainPlace {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main queue.
    static var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
