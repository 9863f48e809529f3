import ConfirmCodeUI
import Testing

@Suite struct ReactiveTests {
    private final class Lamp: ReactiveCompatible {}

    @Test func `an object's rx is about the object, with its type`() {
        let lamp = Lamp()
        let rx: Reactive<Lamp> = lamp.rx
        #expect(rx.base === lamp)
    }
}
