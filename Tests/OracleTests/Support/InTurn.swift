import StreamsTesting

/// What sources send of which each is subscribed to at the end of the one before, as long as that end is one that `goesOn`
/// accepts; the last end ends all.
///
/// - Parameters:
///   - order: The indices of the sources.
///   - wait: How long after the end of a number of sources the next is subscribed to; nil for at once.
func inTurn(
    _ script: EventScript, _ order: [Int], upTo last: Int = 60, wait: (Int) -> Int? = { _ in nil },
    goesOn: (Event<Int>) -> Bool
) -> Line<Int> {
    var line: Line<Int> = []
    var place = Place.start
    for (number, index) in order.enumerated() {
        let heard = script.heard(index, from: place, number: number * 2)
        line += heard.filter { !$0.event.isStopEvent }.line
        guard let end = heard.last, end.event.isStopEvent, end.tick <= last else { return line }
        if number == order.count - 1 || !goesOn(end.event) { return line + [end].line }
        place = wait(number + 1).map { [end.tick + $0, 1, number * 2 + 1] } ?? end.place
    }
    return line
}
