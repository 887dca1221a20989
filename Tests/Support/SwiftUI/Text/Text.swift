// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    public typealias Body = Never
    var string: String
    var attributed: AttributedString?
    /// Each a name, or `name=value`.
    var attributes: [String] = []
    var label: String?

    init(string: String, attributed: AttributedString? = nil) {
        self.string = string
        self.attributed = attributed
    }

    public init(verbatim content: String) { self.init(string: content) }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(string: key.text)
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol { self.init(string: String(content)) }

    public init(_ attributedContent: AttributedString) {
        self.init(string: String(attributedContent.characters), attributed: attributedContent)
    }

    public init(_ image: Image) { self.init(string: "") }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(string: format.format(input))
    }

    public init(_ date: Date, style: Text.DateStyle) { self.init(string: "\(style.name) of \(date)") }
    public init(_ dates: ClosedRange<Date>) { self.init(string: "\(dates)") }
    public init(_ interval: DateInterval) { self.init(string: "\(interval)") }

    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(string: "timer of \(timerInterval)")
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = Text(string: lhs.string + rhs.string)
        if lhs.attributed != nil || rhs.attributed != nil {
            text.attributed =
                (lhs.attributed ?? AttributedString(lhs.string)) + (rhs.attributed ?? AttributedString(rhs.string))
        }
        return text
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Text", scope, text: string)
        node.attributedText = attributed
        node.attributes = attributes.map {
            let parts = $0.split(separator: "=", maxSplits: 1)
            return Node.Attribute(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "true")
        }
        node.accessibility.label = label
        return [node]
    }

    func with(_ attribute: String) -> Text {
        var text = self
        text.attributes.append(attribute)
        return text
    }

    public struct DateStyle: Equatable, Sendable {
        let name: String
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public enum TruncationMode: Sendable { case head, tail, middle }
    public enum Case: Sendable { case uppercase, lowercase }

    public struct LineStyle: Hashable, Sendable {
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()

        public struct Pattern: Hashable, Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
    }
}

nonisolated extension Text {
    public func font(_ font: Font?) -> Text { with("font=\(described(font))") }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight") }
    public func fontDesign(_ design: Font.Design?) -> Text { with("fontDesign") }
    public func fontWidth(_ width: Font.Width?) -> Text { with("fontWidth") }
    public func bold() -> Text { with("bold") }
    public func bold(_ isActive: Bool) -> Text { isActive ? with("bold") : self }
    public func italic() -> Text { with("italic") }
    public func italic(_ isActive: Bool) -> Text { isActive ? with("italic") : self }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with("monospaced") : self }
    public func monospacedDigit() -> Text { with("monospacedDigit") }
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        with("foregroundStyle=\(described(style))")
    }
    public func foregroundColor(_ color: Color?) -> Text { with("foregroundStyle=\(described(color))") }
    public func kerning(_ kerning: CGFloat) -> Text { with("kerning") }
    public func tracking(_ tracking: CGFloat) -> Text { with("tracking") }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with("baselineOffset") }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { isActive ? with("underline") : self }

    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        isActive ? with("underline") : self
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        isActive ? with("strikethrough") : self
    }

    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text {
        isActive ? with("strikethrough") : self
    }

    public func accessibilityLabel(_ label: Text) -> Text {
        var text = self
        text.label = label.string
        return text
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { accessibilityLabel(Text(label)) }

    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { surrounded { $0.font = font }.attribute("font", font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { attribute("fontWeight", weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { attribute("fontDesign", design) }
    public func fontWidth(_ width: Font.Width?) -> some View { attribute("fontWidth", width) }
    public func bold(_ isActive: Bool = true) -> some View { attribute("bold", isActive) }
    public func italic(_ isActive: Bool = true) -> some View { attribute("italic", isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { attribute("monospaced", isActive) }
    public func monospacedDigit() -> some View { attribute("monospacedDigit") }
    public func kerning(_ kerning: CGFloat) -> some View { attribute("kerning", kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { attribute("tracking", tracking) }

    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        attribute("underline", isActive)
    }

    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        attribute("strikethrough", isActive)
    }

    public func lineLimit(_ number: Int?) -> some View {
        surrounded { $0.lineLimit = number }.attribute("lineLimit", number)
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { attribute("lineLimit", limit) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { attribute("lineLimit", limit) }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { attribute("lineSpacing", lineSpacing) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        attribute("multilineTextAlignment", alignment)
    }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { attribute("truncationMode", mode) }
    public func textCase(_ textCase: Text.Case?) -> some View { attribute("textCase", textCase) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { attribute("minimumScaleFactor", factor) }
    public func allowsTightening(_ flag: Bool) -> some View { attribute("allowsTightening", flag) }
    public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        attribute("textSelection", S.allowsSelection)
    }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        attribute("autocorrectionDisabled", disable)
    }
}

public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
