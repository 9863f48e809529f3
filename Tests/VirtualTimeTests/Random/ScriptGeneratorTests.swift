import Testing
import VirtualTime

@Test func `a seed decides the numbers`() {
    var generator = ScriptGenerator(seed: 7)
    var same = ScriptGenerator(seed: 7)
    var other = ScriptGenerator(seed: 8)
    let numbers = (0..<4).map { _ in generator.next() }
    #expect((0..<4).map { _ in same.next() } == numbers)
    #expect((0..<4).map { _ in other.next() } != numbers)
}

@Test func `the numbers are those of SplitMix64`() {
    var generator = ScriptGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
}
