import Testing
import VirtualTime

@Test func `a script describes itself with its sources and parameters`() {
    let script = EventScript(
        [
            EventScript.Source(.hot, [.next(3, 1), .next(3, 2), .completed(7)]),
            EventScript.Source(.cold, []),
            EventScript.Source(.immediate, [.next(0, 5), .error(0, MarbleError())]),
        ], parameters: [4])
    #expect(
        script.description == """
            source 0, hot: 1@3 2@3 |@7
            source 1, cold: nothing
            source 2, immediate: 5 #
            parameters [4]
            """)
}

@Suite struct `Random scripts` {
    let shape = EventScript.Shape(
        [
            EventScript.SourceShape([.hot, .cold], ticks: 2...9, count: 1...3, elements: 4...6, ends: [.completed]),
            EventScript.SourceShape([.immediate], ends: [nil]),
        ], parameters: [3...5])

    @Test func `keep to their shape`() {
        var temperatures: Set<EventScript.Temperature> = []
        for seed in 0..<200 {
            var generator = ScriptGenerator(seed: UInt64(seed))
            let script = EventScript.random(shape, using: &generator)
            let events = script.sources[0].events
            temperatures.insert(script.sources[0].temperature)
            #expect((2...4).contains(events.count))
            #expect(events.allSatisfy { (2...9).contains($0.time) })
            #expect(events.compactMap(\.value.element).allSatisfy { (4...6).contains($0) })
            #expect(events.map(\.time) == events.map(\.time).sorted())
            #expect(events.last?.value.isCompleted == true)
            #expect(script.sources[1].events.allSatisfy { $0.time == 0 && !$0.value.isStopEvent })
            #expect((3...5).contains(script.parameters[0]))
        }
        #expect(temperatures == [.hot, .cold])
    }

    @Test func `have simpler ones with fewer and earlier events, smaller elements and smaller parameters`() {
        let script = EventScript([EventScript.Source(.cold, [.next(3, 1), .completed(5)])], parameters: [5])
        let simpler = script.simpler(in: EventScript.Shape([.cold], parameters: [3...5])).map(\.description)
        #expect(
            Set(simpler) == [
                "source 0, cold: |@5\nparameters [5]", "source 0, cold: 1@3\nparameters [5]",
                "source 0, cold: 1@2 |@5\nparameters [5]", "source 0, cold: 0@3 |@5\nparameters [5]",
                "source 0, cold: 1@3 |@4\nparameters [5]", "source 0, cold: 1@3 |@5\nparameters [3]",
                "source 0, cold: 1@3 |@5\nparameters [4]",
            ])
    }
}
