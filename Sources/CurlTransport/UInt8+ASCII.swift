extension UInt8 {
    /// A space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// A blank, a carriage return or a line feed.
    var isBlankOrLineEnd: Bool { isBlank || self == UInt8(ascii: "\r") || self == UInt8(ascii: "\n") }
}
