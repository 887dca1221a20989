// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Font: Hashable, Sendable, Described {
    let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    public static func system(
        _ style: Font.TextStyle,
        design: Font.Design? = nil,
        weight: Font.Weight? = nil
    ) -> Font {
        Font(name: ["\(style)", design.map { "\($0)" }].compactMap { $0 }.joined(separator: "."))
    }

    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(name: "system(\(size))")
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(name: name)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

    public func italic() -> Font { Font(name: "\(name).italic") }
    public func bold() -> Font { Font(name: "\(name).bold") }
    public func monospaced() -> Font { Font(name: "\(name).monospaced") }
    public func monospacedDigit() -> Font { Font(name: "\(name).monospacedDigit") }
    public func smallCaps() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { Font(name: "\(name).\(weight.name)") }
    public func width(_ width: Font.Width) -> Font { self }
    public func leading(_ leading: Font.Leading) -> Font { self }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Weight: Hashable, Sendable, Described {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public static let compressed = Width(-0.2)
        public static let condensed = Width(-0.1)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
        public init(_ value: CGFloat) { self.value = value }
    }
}
