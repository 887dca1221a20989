/// How text looks. Colours are those of the terminal's own palette that are readable on light and on dark.
struct TextStyle: Hashable {
    struct Attributes: OptionSet, Hashable {
        let rawValue: UInt8

        static let bold = Attributes(rawValue: 1)
        static let dim = Attributes(rawValue: 2)
        static let italic = Attributes(rawValue: 4)
        static let underline = Attributes(rawValue: 8)
        static let strikethrough = Attributes(rawValue: 16)
    }

    /// A colour, by the number of its escape code.
    enum Color: Int {
        case red = 31
        case green = 32
        case magenta = 35
        case cyan = 36
    }

    var attributes: Attributes = []
    var color: Color?
    /// What a click on it opens.
    var link: String?

    static let dim = TextStyle(attributes: .dim)
    static let bold = TextStyle(attributes: .bold)

    func adding(_ more: Attributes) -> TextStyle {
        var style = self
        style.attributes.formUnion(more)
        return style
    }

    func colored(_ color: Color) -> TextStyle {
        var style = self
        style.color = color
        return style
    }

    func linked(to url: String) -> TextStyle {
        var style = self
        style.link = url
        return style
    }
}
