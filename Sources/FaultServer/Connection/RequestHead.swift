/// The first part of a request: its line and its header.
struct RequestHead: Hashable {
    var method: String
    var target: String
    var version: String
    var headers: [HeaderField] = []

    /// Reads the lines before the blank line; nil where they are not HTTP.
    init?(lines: [ArraySlice<UInt8>]) {
        guard let first = lines.first else { return nil }
        let words = String(decoding: first, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words.allSatisfy({ !$0.isEmpty }), words[2].hasPrefix("HTTP/1.") else { return nil }
        (method, target, version) = (String(words[0]), String(words[1]), String(words[2]))
        for line in lines.dropFirst() {
            guard let field = HeaderField(line: line) else { return nil }
            headers.append(field)
        }
    }

    /// How long the body is, or nil where the header contradicts itself.
    var framing: BodyFraming? {
        let codings = values(of: "transfer-encoding")
        if !codings.isEmpty {
            return codings.last?.lowercased().hasSuffix("chunked") == true ? .chunked : nil
        }
        let lengths = Set(values(of: "content-length"))
        guard let length = lengths.first else { return .length(0) }
        guard lengths.count == 1, let count = Int(length), count >= 0 else { return nil }
        return .length(count)
    }

    /// Whether the client waits for `100 Continue` before it sends the body.
    var expectsContinue: Bool {
        values(of: "expect").contains { $0.lowercased() == "100-continue" }
    }

    private func values(of name: String) -> [String] {
        headers.filter { $0.name.lowercased() == name }.map(\.value)
    }
}

/// How the end of a body is found.
enum BodyFraming: Hashable {
    case length(Int)
    case chunked
}

extension HeaderField {
    /// Reads `name: value`; nil where there is no colon or no name.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
        self.init(
            name: String(decoding: line[..<colon], as: UTF8.self),
            value: String(decoding: line[line.index(after: colon)...].trimmingBlanks, as: UTF8.self)
        )
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return []
        }
        return self[first...last]
    }
}
