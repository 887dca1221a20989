import Foundation

/// One diagram: curves over logarithmic axes.
struct Panel {
    var title: String
    var label: String
    var curves: [Curve]
    /// Where it is on the paper.
    var left: Double

    static let (width, height) = (330.0, 250.0)
    private static let top = 60.0

    var svg: String {
        let points = curves.flatMap(\.points)
        let x = Axis(points.map(\.x), from: left, to: left + Self.width)
        let y = Axis(points.map(\.y), from: Self.top + Self.height, to: Self.top)
        let heading = text(title, x: left, y: Self.top - 28, style: "title")
        let unit = text(label, x: left, y: Self.top - 12, style: "label")
        let foot = text("streams at once", x: left + Self.width, y: Self.top + Self.height + 36, style: "label end")
        return heading + unit + grid(x, y) + curves.map { draw($0, x, y) }.joined() + foot
    }

    private func grid(_ x: Axis, _ y: Axis) -> String {
        let rows = y.marks.map { mark in
            let place = y.place(of: mark.value)
            return line(x.start, place, x.end, place)
                + text(mark.text, x: x.start - 8, y: place + 4, style: "label end")
        }
        let columns = x.marks.map { mark in
            let place = x.place(of: mark.value)
            return line(place, y.start, place, y.end)
                + text(mark.text, x: place, y: y.start + 18, style: "label middle")
        }
        return (rows + columns).joined()
    }

    private func draw(_ curve: Curve, _ x: Axis, _ y: Axis) -> String {
        let places = curve.points.filter { $0.y > 0 }.map { point in
            (x: Self.rounded(x.place(of: point.x)), y: Self.rounded(y.place(of: point.y)))
        }
        let path = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        let dots = places.map { #"<circle class="\#(curve.style) dot" cx="\#($0.x)" cy="\#($0.y)" r="3.5"/>"# }
        return #"<polyline class="\#(curve.style) curve" points="\#(path)"/>"# + dots.joined() + "\n"
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        let ends = [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)].map { #"\#($0.0)="\#(Self.rounded($0.1))""# }
        return #"<line class="grid" \#(ends.joined(separator: " "))/>"#
    }

    private func text(_ text: String, x: Double, y: Double, style: String) -> String {
        #"<text class="\#(style)" x="\#(Self.rounded(x))" y="\#(Self.rounded(y))">\#(text)</text>"# + "\n"
    }

    private static func rounded(_ value: Double) -> String { String(format: "%.1f", value) }
}
