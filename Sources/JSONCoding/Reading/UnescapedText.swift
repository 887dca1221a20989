/// The content of a JSON string with its escapes resolved.
///
/// No escape is longer than what it stands for, so a buffer of the content's size is large enough.
struct UnescapedText {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    /// The text. What is no UTF-8 becomes U+FFFD.
    var string: String { String(text: UnsafeBufferPointer(rebasing: buffer[..<count])) }

    /// Adds content whose escapes have been checked.
    mutating func append(_ content: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while true {
            let end = content.endOfPlainRun(from: offset)
            appendPlain(UnsafeBufferPointer(rebasing: content[offset..<end]))
            guard end < content.count else { return }
            offset = appendEscape(of: content, at: end + 1)
        }
    }

    private mutating func appendPlain(_ run: UnsafeBufferPointer<UInt8>) {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        rest.copyMemory(from: UnsafeRawBufferPointer(run))
        count += run.count
    }

    private mutating func append(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }

    /// Adds what an escape stands for; the offset is that after its backslash. Returns the offset after the escape.
    private mutating func appendEscape(of content: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        switch content[offset] {
        case UInt8(ascii: "b"): append(0x08)
        case UInt8(ascii: "f"): append(0x0C)
        case UInt8(ascii: "n"): append(0x0A)
        case UInt8(ascii: "r"): append(0x0D)
        case UInt8(ascii: "t"): append(0x09)
        case UInt8(ascii: "u"): return appendScalar(of: content, at: offset + 1)
        case let byte: append(byte)
        }
        return offset + 1
    }

    /// Adds the scalar of a `\u` escape, together with the next one if the two are a surrogate pair.
    private mutating func appendScalar(of content: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let unit = content.codeUnit(at: offset)
        let next = offset + 4
        if UTF16.isLeadSurrogate(unit), let trail = content.trailSurrogate(at: next) {
            append(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
            return next + 6
        }
        append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        return next
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The value of four hexadecimal digits.
    fileprivate func codeUnit(at offset: Int) -> UInt16 {
        self[offset..<offset + 4].reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
    }

    /// The trail surrogate whose escape stands at an offset; nil where there is none.
    fileprivate func trailSurrogate(at offset: Int) -> UInt16? {
        guard offset + 6 <= count, self[offset] == UInt8(ascii: "\\"), self[offset + 1] == UInt8(ascii: "u") else {
            return nil
        }
        let unit = codeUnit(at: offset + 2)
        return UTF16.isTrailSurrogate(unit) ? unit : nil
    }
}
