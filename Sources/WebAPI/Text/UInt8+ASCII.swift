extension UInt8 {
    /// A letter of ASCII in lower case; any other byte as it is.
    var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    /// A space, or one of the control characters that ASCII counts as white space.
    var isWhitespaceASCII: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
