extension [UInt8] {
    /// The same JSON with spaces in the place of each comment, from `//` to the end of its line, so that all else stands
    /// where it stood.
    var withoutComments: [UInt8] {
        var result = self
        var isInString = false
        var index = startIndex
        while index < endIndex {
            switch self[index] {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "/") where !isInString && self[index...].starts(with: "//".utf8):
                let end = self[index...].firstIndex(where: \.isLineBreak) ?? endIndex
                result.replaceSubrange(index..<end, with: repeatElement(UInt8(ascii: " "), count: end - index))
                index = end
            default: break
            }
            index += 1
        }
        return result
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
