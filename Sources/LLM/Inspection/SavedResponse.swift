import WebAPI

/// A response as somebody saved it: its body, and perhaps the head that `curl -i` prints before it.
struct SavedResponse: Sendable {
    /// The head, where one was saved.
    let savedHead: HTTPResponse?
    let body: [UInt8]

    init(_ bytes: [UInt8]) {
        var rest = bytes[...].dropByteOrderMark()
        var head: HTTPResponse?
        // A proxy's answer and informational responses stand before the head that counts.
        while let next = HTTPResponse(savedAt: &rest) { head = next }
        savedHead = head
        body = Array(head == nil ? bytes[...] : rest)
    }

    /// The head, or the one that the body suggests.
    var head: HTTPResponse {
        savedHead
            ?? HTTPResponse(
                status: 200,
                headers: ["Content-Type": form == .json ? "application/json" : "text/event-stream"]
            )
    }

    /// Whether the body is a stream or a document.
    var form: BodyForm {
        guard let savedHead else { return beginsLikeJSON ? .json : .eventStream }
        return .of(body, mediaType: savedHead.mediaType, expected: .json)
            ?? .ofEmpty(mediaType: savedHead.mediaType, expected: .json)
    }

    private var beginsLikeJSON: Bool {
        let first = body.dropByteOrderMark().first { !$0.isJSONWhitespace }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}

extension HTTPResponse {
    /// Takes a head from the start of `bytes`, with the blank line after it; nil where there is none.
    fileprivate init?(savedAt bytes: inout ArraySlice<UInt8>) {
        guard bytes.starts(with: "HTTP/".utf8) else { return nil }
        let words = bytes.takeLine().split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { return nil }
        self.init(status: status)
        while !bytes.isEmpty {
            var line = bytes.takeLine()
            if line.isEmpty { break }
            while bytes.continuesLine { line += " " + bytes.takeLine().trimmingWhitespace }
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers.append(
                String(line[line.index(after: colon)...]).trimmingWhitespace,
                for: String(line[..<colon]).trimmingWhitespace
            )
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the next line goes on with the field before it (RFC 9112, section 5.2).
    fileprivate var continuesLine: Bool { first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") }

    /// Takes the bytes up to the first line feed away, and returns them as text without the line's end.
    fileprivate mutating func takeLine() -> String {
        let line = prefix { $0 != UInt8(ascii: "\n") }
        self = self[line.endIndex...].dropFirst()
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}
