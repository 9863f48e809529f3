extension Picture {
    /// The pictures by room, in the order of the gallery.
    static let rooms: [(name: String, pictures: [Picture])] = [
        ("Creating", creating), ("Transforming", transforming), ("Filtering", filtering), ("Combining", combining),
        ("Flattening", flattening), ("Timing", timing), ("Recovering", recovering), ("Sharing and observing", sharing),
    ]
}
