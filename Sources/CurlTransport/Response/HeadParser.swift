import WebAPI

/// Makes the head of a response of the header lines as libcurl hands them out: one by one, each with its line end.
///
/// It skips informational responses, joins folded lines
/// ([RFC 9112, section 5.2](https://www.rfc-editor.org/rfc/rfc9112#section-5.2)) and ignores what comes after the head:
/// trailers.
struct HeadParser {
    /// The most bytes that the header lines of one transfer may have.
    static let limit = 256 * 1024

    private(set) var isComplete = false
    private var byteCount = 0
    private var status = 0
    private var fields: [HTTPFields.Field] = []

    /// What a line did.
    enum Step: Equatable {
        case more
        case head(HTTPResponse)
        case tooLong
    }

    /// Reads one line.
    mutating func read(_ line: some BidirectionalCollection<UInt8>) -> Step {
        byteCount += line.count
        guard byteCount <= Self.limit else { return .tooLong }
        guard !isComplete else { return .more }
        let text = line.trimmed
        if text.isEmpty {
            return finishBlock()
        }
        if let first = line.first, first.isBlank {
            fold(text)
        } else if let status = Self.status(of: text) {
            self.status = status
            fields = []
        } else if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
            fields.append(
                HTTPFields.Field(
                    name: String(lenient: text[..<colon].trimmed),
                    value: String(lenient: text[text.index(after: colon)...].trimmed)
                )
            )
        }
        return .more
    }

    private mutating func finishBlock() -> Step {
        guard status >= 200 else { return .more }
        isComplete = true
        return .head(HTTPResponse(status: status, headers: HTTPFields(lines: fields)))
    }

    private mutating func fold(_ text: some Collection<UInt8>) {
        guard let last = fields.indices.last else { return }
        fields[last].value += fields[last].value.isEmpty ? String(lenient: text) : " " + String(lenient: text)
    }

    /// The status of a status line, such as `HTTP/1.1 200 OK`.
    private static func status(of text: some BidirectionalCollection<UInt8>) -> Int? {
        guard text.starts(with: "HTTP/".utf8), let space = text.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        return Int(String(lenient: text[space...].trimmed.prefix { !$0.isBlank }))
    }
}

extension BidirectionalCollection<UInt8> {
    fileprivate var trimmed: SubSequence {
        guard let start = firstIndex(where: { !$0.isBlankOrLineEnd }),
            let last = lastIndex(where: { !$0.isBlankOrLineEnd })
        else { return self[endIndex...] }
        return self[start...last]
    }
}

extension String {
    /// UTF-8 where it is, else each byte as the Latin-1 character that it was once meant to be.
    fileprivate init(lenient bytes: some Collection<UInt8>) {
        self =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
