import Testing

@testable import confirm_code

/// Expects `screen` to look like `picture`.
func expect(
    _ screen: Screen, _ width: Int, _ height: Int, _ picture: String, _ texts: Texts = .english,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let lines = screen.frame(width: width, height: height, texts: texts).lines
    #expect(lines.joined(separator: "\n") == picture, sourceLocation: sourceLocation)
}
