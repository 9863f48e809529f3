import Testing

@testable import confirm_code

@Suite struct CellShapeTests {
    @Test func `a letter has no shape`() {
        for letter in "a1 ✓⠋[…·" { #expect(CellShape(letter) == nil, "\(letter)") }
    }

    @Test func `a block is as wide as its eighths`() {
        let widths = "▏▎▍▌▋▊▉█".map { letter -> Int? in
            guard case .block(x: 0, let width)? = CellShape(letter) else { return nil }
            return width
        }
        #expect(widths == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(CellShape("▕") == .block(x: 7, width: 1))
    }

    @Test(arguments: Array("─━│┃╭╮╰╯┏┓┗┛"))
    func `a rule begins and ends where that of the next cell does`(_ character: Character) throws {
        guard case .lines(let stroke, let x, let y, let path)? = CellShape(character) else {
            throw NoShape(character: character)
        }
        #expect(("━┃┏┓┗┛".contains(character) ? .heavy : .light) == stroke)
        let ends = [Point(x: x, y: y), end(of: path, from: Point(x: x, y: y))]
        let sides = [Point(x: 0, y: 9), Point(x: 8, y: 9), Point(x: 4, y: 0), Point(x: 4, y: 18)]
        #expect(ends.allSatisfy(sides.contains))
        #expect(ends[0] != ends[1])
    }

    private struct NoShape: Error {
        let character: Character
    }

    private struct Point: Equatable {
        var x: Int
        var y: Int
    }

    /// Follows relative commands: `h`, `v`, and `a`, whose last two numbers are the way.
    private func end(of path: String, from start: Point) -> Point {
        var point = start
        for command in path.matches(of: /([hva])([-\d ]+)/) {
            let numbers = command.output.2.split(separator: " ").compactMap { Int($0) }
            switch command.output.1 {
            case "h": point.x += numbers[0]
            case "v": point.y += numbers[0]
            default:
                point.x += numbers[numbers.count - 2]
                point.y += numbers[numbers.count - 1]
            }
        }
        return point
    }
}
