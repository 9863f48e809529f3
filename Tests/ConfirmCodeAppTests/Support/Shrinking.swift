/// Makes a list that shows a fault shorter, for as long as a shorter one shows it too.
///
/// - Parameters:
///   - simpler: What an element may be replaced by, the simplest first.
///   - attempts: How many lists are tried at most.
///   - fails: Whether a list shows the fault.
func shrunk<Element>(
    _ list: [Element], simpler: (Element) -> [Element] = { _ in [] }, attempts: Int = 1000,
    fails: ([Element]) -> Bool
) -> [Element] {
    var list = list
    var attempts = attempts
    func tries(_ candidate: [Element]) -> Bool {
        attempts -= 1
        guard attempts >= 0, fails(candidate) else { return false }
        list = candidate
        return true
    }
    var size = max(list.count / 2, 1)
    while size >= 1, attempts > 0 {
        var start = 0
        var isShorter = false
        while start < list.count {
            let candidate = Array(list.prefix(start) + list.dropFirst(start + size))
            if tries(candidate) { isShorter = true } else { start += size }
        }
        if size > 1 { size /= 2 } else if !isShorter { break }
    }
    for index in list.indices {
        for replacement in simpler(list[index]) {
            var candidate = list
            candidate[index] = replacement
            if tries(candidate) { break }
        }
    }
    return list
}
