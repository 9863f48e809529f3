import Testing

@testable import Streams

@Suite struct PlaceTests {
    private func content<Element>(_ place: borrowing Place<Element>) -> Element? {
        place.isFull ? place.element : nil
    }

    @Test func `an element is there until another one is put in its place, or it is taken`() {
        var place = Place<String>()
        #expect(content(place) == nil)
        place.put("a")
        #expect(content(place) == "a")
        place.put("b")
        #expect(content(place) == "b")
        let taken = place.take()
        #expect(content(place) == nil && content(taken) == "b")
        place.put("c")
        #expect(content(place) == "c" && content(taken) == "b")
    }

    @Test func `a plain number is replaced too`() {
        var place = Place<Int>()
        for number in 1...3 {
            place.put(number)
            #expect(content(place) == number)
        }
    }

    @Test func `taking nothing leaves nothing`() {
        var place = Place<Int>()
        let taken = place.take()
        #expect(content(taken) == nil && content(place) == nil)
    }

    @Test func `what is replaced, taken or left is freed`() {
        let alive = Tally()
        do {
            var place = Place<Probe>()
            place.put(Probe(alive))
            place.put(Probe(alive))
            #expect(alive.value == 1)
            do {
                let taken = place.take()
                #expect(content(taken) != nil && alive.value == 1)
            }
            #expect(alive.value == 0)
            place.put(Probe(alive))
            #expect(alive.value == 1)
        }
        #expect(alive.value == 0)
    }
}
