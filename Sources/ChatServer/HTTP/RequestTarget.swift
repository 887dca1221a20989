/// The path and the query that a request names, decoded.
struct RequestTarget: Sendable, Hashable {
    /// The parts of the path between its slashes; none of them is empty, `.` or `..`, or holds a slash or a zero.
    var path: [String]
    /// The query; of a name that stands twice, the last.
    var query: [String: String]

    /// Reads a target as it was sent: a path, and a query behind a question mark.
    ///
    /// - Returns: nil for what the page never asks for, such as `http://host/`, `//`, `/..`, `%00` and `%2F`.
    init?(_ text: String) {
        let halves = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = Self.path(halves[0]) else { return nil }
        guard let query = halves.count == 2 ? Self.query(halves[1]) : [:] else { return nil }
        self.path = path
        self.query = query
    }

    private static func path(_ text: Substring.UTF8View) -> [String]? {
        guard text.first == UInt8(ascii: "/") else { return nil }
        let text = text.dropFirst()
        if text.isEmpty { return [] }
        var path: [String] = []
        for part in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let part = String(percentEncoded: part), !["", ".", ".."].contains(part), !part.contains("/") else {
                return nil
            }
            path.append(part)
        }
        return path
    }

    private static func query(_ text: Substring.UTF8View) -> [String: String]? {
        var query: [String: String] = [:]
        for item in text.split(separator: UInt8(ascii: "&")) {
            let halves = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = String(percentEncoded: halves[0], plusIsSpace: true),
                let value = halves.count == 2 ? String(percentEncoded: halves[1], plusIsSpace: true) : ""
            else { return nil }
            query[name] = value
        }
        return query
    }
}

extension String {
    /// Decodes `%XX`; nil where that is not UTF-8, or holds a zero, or a percent sign stands for itself.
    fileprivate init?(percentEncoded text: Substring.UTF8View, plusIsSpace: Bool = false) {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        guard !bytes.contains(0) else { return nil }
        self.init(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
