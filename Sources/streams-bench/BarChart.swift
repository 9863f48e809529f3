import Foundation

/// Measurements as a picture: a bar for each scenario, on a scale of powers of two, with a line where the library costs
/// what the hand-written form costs.
struct BarChart {
    private static let width = 760
    private static let rowHeight = 20
    private static let namesWidth = 370
    private static let doublingWidth = 52.0
    /// The powers of two at both ends of the scale.
    private static let powers = -2...4

    private let measurements: [Measurement]

    init(_ measurements: [Measurement]) { self.measurements = measurements }

    var svg: String {
        let height = 46 + measurements.count * Self.rowHeight + 12
        let rows = measurements.indices.map { row($0) }
        return ([head(height)] + Self.powers.map { line($0, height) } + rows + ["</svg>"]).joined(separator: "\n")
    }

    private func head(_ height: Int) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="bars" viewBox="0 0 \(Self.width) \(height)" role="img" \
        aria-labelledby="bars-title">
        <title id="bars-title">What each scenario costs, as a multiple of the hand-written form in the same run</title>
        <style>.bars{--ink:#1c2128;--soft:#59636e;--paper:#ffffff;--edge:#c4ccd6;--less:#2f8f4e;--more:#b7791f;\
        font:500 11px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
        @media (prefers-color-scheme:dark){.bars{--ink:#eef1f5;--soft:#a6b0bb;--paper:#12161c;--edge:#3c4653;\
        --less:#4cc27a;--more:#e0a84a}}
        .bars text{fill:var(--ink)}.bars .scale{fill:var(--soft);text-anchor:middle}
        .bars .line{stroke:var(--edge);stroke-width:1}.bars .same{stroke:var(--ink);stroke-width:1.4}
        .bars .less{fill:var(--less)}.bars .more{fill:var(--more)}</style>
        <rect width="\(Self.width)" height="\(height)" rx="8" fill="var(--paper)"/>
        <text x="14" y="22">Cost as a multiple of the hand-written form</text>
        """
    }

    private func line(_ power: Int, _ height: Int) -> String {
        let x = self.x(of: Double(power))
        let label = power < 0 ? "1/\(1 << -power)" : "\(1 << power)"
        return """
            <text class="scale" x="\(x)" y="22">\(label)</text>\
            <path class="\(power == 0 ? "same" : "line")" d="M\(x) 30V\(height - 10)"/>
            """
    }

    private func row(_ index: Int) -> String {
        let measurement = measurements[index]
        let top = 36 + index * Self.rowHeight
        let ends = Double(Self.powers.lowerBound)...Double(Self.powers.upperBound)
        let power = min(max(log2(measurement.ratio), ends.lowerBound), ends.upperBound)
        let left = x(of: min(power, 0))
        let right = x(of: max(power, 0))
        return """
            <text x="14" y="\(top + 12)">\(measurement.scenario.name)</text>\
            <rect class="\(power > 0 ? "more" : "less")" x="\(left)" y="\(top + 2)" width="\(right - left)" \
            height="12" rx="2"/>\
            <text x="\(right + 6)" y="\(top + 12)">\(String(format: "%.2f", measurement.ratio))</text>
            """
    }

    private func x(of power: Double) -> Int {
        Self.namesWidth + Int((power - Double(Self.powers.lowerBound)) * Self.doublingWidth)
    }
}
