import Testing

@testable import confirm_code

@Test(arguments: [
    (1.0, "████"), (0.5, "██  "), (0.53125, "██▏ "), (0.9, "███▋"), (0.9999, "███▉"), (0.0001, "▏   "), (0, "    "),
    (2, "████"), (-1, "    "), (.nan, "    "),
])
func `a bar fills in eighths, is empty only for 0 and full only for 1`(_ fraction: Double, _ bar: String) {
    #expect(ProgressBar.text(fraction, width: 4) == bar)
}

@Test func `a bar without room is nothing`() {
    #expect(ProgressBar.text(0.5, width: 0) == "")
    #expect(ProgressBar.text(0.5, width: -3) == "")
}

@Test func `a spinner turns for ever`() {
    #expect(Spinner.text(0) == "⠋")
    #expect(Spinner.text(3) == Spinner.text(13))
    #expect(Spinner.text(Int.min).count == 1)
}
