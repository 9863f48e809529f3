/// Comparison whose duration tells nothing about where two texts differ.
enum ConstantTime {
    /// True where both have the same bytes. It looks at every byte of `left`, whatever it finds.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        let right = Array(right.utf8)
        var difference = left.utf8.count ^ right.count
        for (index, byte) in left.utf8.enumerated() {
            difference |= Int(byte ^ (right.isEmpty ? 0 : right[index % right.count]))
        }
        return difference == 0
    }
}
