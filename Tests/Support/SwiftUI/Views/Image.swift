// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    public typealias Body = Never
    let name: String
    let isSystem: Bool
    var label: String?

    init(name: String, isSystem: Bool = false, label: String? = nil) {
        self.name = name
        self.isSystem = isSystem
        self.label = label
    }

    public init(systemName: String) { self.init(name: systemName, isSystem: true) }
    public init(systemName: String, variableValue: Double?) { self.init(name: systemName, isSystem: true) }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, label: name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name: name, label: label.string) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name) }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Image", scope)
        node.attributes.append(Node.Attribute(name: isSystem ? "systemName" : "name", value: name))
        node.accessibility.label = label
        return [node]
    }

    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

nonisolated extension Image {
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        self
    }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = SymbolVariants(name: "none")
    public static let fill = SymbolVariants(name: "fill")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let slash = SymbolVariants(name: "slash")
    public var fill: SymbolVariants { SymbolVariants(name: "\(name).fill") }
    public var circle: SymbolVariants { SymbolVariants(name: "\(name).circle") }
    public var slash: SymbolVariants { SymbolVariants(name: "\(name).slash") }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { attribute("imageScale", scale) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { attribute("symbolVariant", variant.name) }
}
