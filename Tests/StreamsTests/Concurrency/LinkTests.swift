import Testing
import Threads

@testable import Streams

@Suite struct LinkTests {
    private final class Stack: Sendable {
        private let stack = LinkStack()

        var isClosed: Bool { stack.isClosed }

        func push(_ link: Link) -> Bool { stack.push(link) }

        func close() -> Chain { stack.close() }
    }

    private final class Named: Link, @unchecked Sendable {
        let name: Int
        let probe: Probe

        init(_ name: Int, _ alive: Tally) {
            self.name = name
            probe = Probe(alive)
            super.init()
        }
    }

    private func names(_ chain: consuming Chain) -> [Int] {
        var names: [Int] = []
        while let link = chain.pop() { names.append((link as? Named)?.name ?? -1) }
        return names
    }

    @Test func `a stack hands out its links once, the newest first, and takes none after that`() {
        let alive = Tally()
        let box = Stack()
        for name in 1...3 { #expect(box.push(Named(name, alive))) }
        #expect(!box.isClosed)
        #expect(alive.value == 3)
        #expect(names(box.close()) == [3, 2, 1])
        #expect(alive.value == 0)
        #expect(box.isClosed)
        #expect(!box.push(Named(4, alive)))
        #expect(names(box.close()) == [])
        #expect(alive.value == 0)
    }

    @Test func `a stack and a chain that are dropped free their links`() {
        let alive = Tally()
        do {
            let box = Stack()
            for name in 1...3 { _ = box.push(Named(name, alive)) }
            let other = Stack()
            for name in 1...3 { _ = other.push(Named(name, alive)) }
            _ = other.close()
            #expect(alive.value == 3)
        }
        #expect(alive.value == 0)
    }

    @Test func `a chain in front of another comes first`() {
        let alive = Tally()
        let front = Stack()
        let back = Stack()
        for name in 1...2 { _ = front.push(Named(name, alive)) }
        for name in 3...4 { _ = back.push(Named(name, alive)) }
        var chain = back.close()
        chain.prepend(front.close())
        chain.prepend(Chain())
        #expect(names(chain) == [2, 1, 4, 3])
        var empty = Chain()
        empty.prepend(Chain())
        #expect(names(empty) == [])
        #expect(alive.value == 0)
    }

    @Test func `pushing that races with closing neither loses nor keeps a link`() {
        for _ in 0..<500 {
            let alive = Tally()
            let box = Stack()
            let refused = Tally()
            let handed = Tally()
            together(3) { thread in
                if thread == 2 {
                    var chain = box.close()
                    while chain.pop() != nil { handed.add() }
                    return
                }
                for name in 0..<30 where !box.push(Named(name, alive)) { refused.add() }
            }
            #expect(refused.value + handed.value == 60)
            #expect(alive.value == 0)
        }
    }
}
