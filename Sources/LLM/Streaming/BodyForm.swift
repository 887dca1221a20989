import WebAPI

/// What a body is, told by its first bytes. Its content type is a hint only: servers get it wrong both ways.
enum BodyForm: Sendable, Hashable {
    /// One JSON document.
    case json
    /// A stream of events.
    case eventStream

    /// Looks at the start of a body; nil where it takes more bytes to tell.
    ///
    /// A body that begins like neither is what its media type says, else what was asked for (`expected`).
    static func of(_ start: some Collection<UInt8>, mediaType: String?, expected: BodyForm) -> BodyForm? {
        let start = start.dropByteOrderMark().drop(while: \.isJSONWhitespace)
        guard let first = start.first else { return nil }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
        for mark in eventMarks where start.starts(with: mark) { return .eventStream }
        if eventMarks.contains(where: { $0.starts(with: start) }) { return nil }
        return declared(by: mediaType) ?? expected
    }

    /// What a body is of which nothing came but, perhaps, white space.
    static func ofEmpty(mediaType: String?, expected: BodyForm) -> BodyForm {
        declared(by: mediaType) ?? expected
    }

    private static let eventMarks = ["data:", "event:", ":", "id:", "retry:", "error:"].map { Array($0.utf8) }

    private static func declared(by mediaType: String?) -> BodyForm? {
        switch mediaType {
        case "text/event-stream": .eventStream
        case let type? where type == "application/json" || type.hasSuffix("+json"): .json
        default: nil
        }
    }
}

extension HTTPResponse {
    /// Whether the body is declared to be a web page.
    var isPage: Bool {
        switch mediaType {
        case "text/html", "application/xhtml+xml": true
        default: false
        }
    }
}

extension Collection<UInt8> {
    /// Whether a body that begins like JSON is, after all, a stream: it is declared as one, or has lines of data.
    func holdEvents(mediaType: String?) -> Bool {
        if mediaType == "text/event-stream" { return true }
        return split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "data:".utf8) }
    }

    /// These bytes without a byte order mark at their start.
    func dropByteOrderMark() -> SubSequence {
        starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    }
}

extension UInt8 {
    /// Whether this is white space between the parts of a JSON document.
    var isJSONWhitespace: Bool {
        self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
    }
}
