// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public protocol ShapeStyle: Sendable {}

public struct AnyShapeStyle: ShapeStyle, Described {
    let name: String
    public init<S>(_ style: S) where S: ShapeStyle { name = described(style) }
}

public struct HierarchicalShapeStyle: ShapeStyle, Described {
    let name: String
    public static let primary = HierarchicalShapeStyle(name: "primary")
    public static let secondary = HierarchicalShapeStyle(name: "secondary")
    public static let tertiary = HierarchicalShapeStyle(name: "tertiary")
    public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
    public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle, Described where Base: ShapeStyle {
    let name: String
}

public struct Material: ShapeStyle, Described {
    let name: String
    public static let ultraThin = Material(name: "ultraThinMaterial")
    public static let thin = Material(name: "thinMaterial")
    public static let regular = Material(name: "regularMaterial")
    public static let thick = Material(name: "thickMaterial")
    public static let ultraThick = Material(name: "ultraThickMaterial")
    public static let bar = Material(name: "bar")
}

public struct TintShapeStyle: ShapeStyle, Described {
    var name: String { "tint" }
    public init() {}
}

public struct BackgroundStyle: ShapeStyle, Described {
    var name: String { "background" }
    public init() {}
}

public struct ForegroundStyle: ShapeStyle, Described {
    var name: String { "foreground" }
    public init() {}
}

public struct SeparatorShapeStyle: ShapeStyle, Described {
    var name: String { "separator" }
    public init() {}
}

public struct FillShapeStyle: ShapeStyle, Described {
    var name: String { "fill" }
    public init() {}
}

public struct PlaceholderTextShapeStyle: ShapeStyle, Described {
    var name: String { "placeholder" }
    public init() {}
}

public struct LinkShapeStyle: ShapeStyle, Described {
    var name: String { "link" }
    public init() {}
}

public struct SelectionShapeStyle: ShapeStyle, Described {
    var name: String { "selection" }
    public init() {}
}

public struct WindowBackgroundShapeStyle: ShapeStyle, Described {
    var name: String { "windowBackground" }
    public init() {}
}

struct OpacityShapeStyle: ShapeStyle, Described {
    let name: String
}

nonisolated extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(name: "\(described(self)).opacity(\(opacity))")
    }

    public var secondary: some ShapeStyle { OpacityShapeStyle(name: "\(described(self)).secondary") }
    public var tertiary: some ShapeStyle { OpacityShapeStyle(name: "\(described(self)).tertiary") }
    public var quaternary: some ShapeStyle { OpacityShapeStyle(name: "\(described(self)).quaternary") }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
    public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
    public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
    public static var quaternary: HierarchicalShapeStyle { .init(name: "quaternary") }
    public static var quinary: HierarchicalShapeStyle { .init(name: "quinary") }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material(name: "bar") }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color(name: "red") }
    public static var orange: Color { Color(name: "orange") }
    public static var yellow: Color { Color(name: "yellow") }
    public static var green: Color { Color(name: "green") }
    public static var mint: Color { Color(name: "mint") }
    public static var teal: Color { Color(name: "teal") }
    public static var cyan: Color { Color(name: "cyan") }
    public static var blue: Color { Color(name: "blue") }
    public static var indigo: Color { Color(name: "indigo") }
    public static var purple: Color { Color(name: "purple") }
    public static var pink: Color { Color(name: "pink") }
    public static var brown: Color { Color(name: "brown") }
    public static var white: Color { Color(name: "white") }
    public static var gray: Color { Color(name: "gray") }
    public static var black: Color { Color(name: "black") }
    public static var clear: Color { Color(name: "clear") }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
