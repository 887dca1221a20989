// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable, Described {
    public typealias Body = Never
    let name: String

    init(name: String) { self.name = name }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(name: "rgb(\(red), \(green), \(blue), \(opacity))")
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(name: "white(\(white), \(opacity))")
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(name: "hsb(\(hue), \(saturation), \(brightness), \(opacity))")
    }

    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public static let red = Color(name: "red")
    public static let orange = Color(name: "orange")
    public static let yellow = Color(name: "yellow")
    public static let green = Color(name: "green")
    public static let mint = Color(name: "mint")
    public static let teal = Color(name: "teal")
    public static let cyan = Color(name: "cyan")
    public static let blue = Color(name: "blue")
    public static let indigo = Color(name: "indigo")
    public static let purple = Color(name: "purple")
    public static let pink = Color(name: "pink")
    public static let brown = Color(name: "brown")
    public static let white = Color(name: "white")
    public static let gray = Color(name: "gray")
    public static let black = Color(name: "black")
    public static let clear = Color(name: "clear")
    public static let primary = Color(name: "primary")
    public static let secondary = Color(name: "secondary")
    public static var accentColor: Color { Color(name: "accentColor") }

    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name).opacity(\(opacity))") }
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(name: "\(name).mix(\(rhs.name), \(fraction))")
    }
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Color", scope)
        node.attributes.append(Node.Attribute(name: "color", value: name))
        return [node]
    }
}

public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public enum ColorSpace: Hashable, Sendable { case device, perceptual }

    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    public init(_ gradient: Gradient) { self.gradient = gradient }
}

nonisolated public struct LinearGradient: PrimitiveView, ShapeStyle {
    public typealias Body = Never
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

    func nodes(in scope: Scope) -> [Node] { [Node("LinearGradient", scope)] }
}
