extension JSONReader {
    /// Passes over white space and looks at the byte that comes next; 0, which JSON nowhere allows, at the end.
    @inline(__always)
    mutating func nextByte() -> UInt8 {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            case let byte: return byte
            }
        }
        return 0
    }

    /// Looks at the byte that comes next, white space or not; 0 at the end.
    @inline(__always)
    var currentByte: UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// Passes over a word such as `true`.
    mutating func scan(_ word: StaticString) throws(JSONError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard currentByte == word.utf8Start[index] else { throw unexpected("expected '\(word)'") }
            offset += 1
        }
    }

    /// The error for a byte, or an end of the input, that JSON does not allow here.
    func unexpected(_ reason: String) -> JSONError {
        // A byte order mark that was cut: the next bytes might have been JSON.
        let isCutMark = offset == 0 && bytes.count < 3 && bytes.elementsEqual([0xEF, 0xBB].prefix(bytes.count))
        return error(offset < bytes.count && !isCutMark ? .syntax : .truncated, reason)
    }

    /// The error where a value of another kind was asked for, or there is no value.
    mutating func mismatch(_ reason: String) -> JSONError {
        do {
            _ = try nextKind()
            return error(.typeMismatch, reason)
        } catch {
            return error
        }
    }

    /// An error at the current offset.
    func error(_ kind: JSONError.Kind, _ reason: String) -> JSONError {
        JSONError(kind: kind, offset: offset, found: snippet(at: offset), reason: reason)
    }

    /// The beginning of what stands at an offset: at most 40 bytes, and not beyond the line.
    func snippet(at offset: Int) -> String {
        let rest = bytes[min(offset, bytes.count)...]
        let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = String(decoding: line.prefix(40), as: UTF8.self)
        return line.count > 40 ? text + "…" : text
    }
}
