import StreamsTesting
import Testing

@Test func `a subscription reads as its span and is open until it ends`() {
    #expect(Subscription(200, 400).debugDescription == "200...400")
    #expect(Subscription(200).debugDescription == "200...")
    #expect(Subscription(200) == Subscription(200, .max))
    #expect(Subscription(200).isOpen)
    #expect(!Subscription(200, 400).isOpen)
}
