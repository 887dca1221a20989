import JSONCoding

/// The lines of a stream that are no part of any event. Servers that fail put the reason there.
struct IgnoredLines {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What they say: an error in `error: {…}` or in bare JSON, a page of HTML; without any chunk also a bare
    /// completion. Nil where they say nothing.
    func outcome(_ context: ResponseContext, hasChunks: Bool) -> Result<ChatCompletion, LLMAPIError>? {
        guard bytes.contains(where: { !$0.isJSONWhitespace }) else { return nil }
        if let error = errorField { return .failure(context.error(error, body: bytes)) }
        if isPage { return .failure(.unexpectedContentType("text/html", context.details(body: bytes))) }
        for json in documents {
            guard let object = json.objectValue else { continue }
            if object.reportedError != nil || !hasChunks {
                return ChatCompletion.reading(.json(json), body: bytes, context: context)
            }
        }
        return nil
    }

    /// The value of the field `error`, which llama.cpp writes: JSON that may go on over the lines that follow, or text.
    private var errorField: JSONValue? {
        let mark = Array("error:".utf8)
        var rest = bytes[...]
        while let line = rest.firstLine {
            if line.starts(with: mark) { return json(rest.dropFirst(mark.count)) ?? text(line.dropFirst(mark.count)) }
            rest = rest[line.endIndex...].dropFirst()
        }
        return nil
    }

    private var isPage: Bool {
        let start = String(decoding: bytes.drop(while: \.isJSONWhitespace).prefix(16), as: UTF8.self).lowercased()
        return start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<head")
    }

    /// The JSON of all lines together, else of each line alone.
    private var documents: [JSONValue] {
        if let whole = json(bytes[...]) { return [whole.arrayValue?.first ?? whole] }
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap(json)
    }

    /// The JSON that these bytes are, or that their first line is.
    private func json(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
        let first = bytes.first { !$0.isJSONWhitespace }
        guard let first, "{[\"".utf8.contains(first) else { return nil }
        for part in [bytes, bytes.firstLine ?? []] {
            do throws(JSONError) {
                return try JSONValue(parsing: part)
            } catch {
                continue  // Lines that are no JSON say nothing to us.
            }
        }
        return nil
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> JSONValue {
        .string(String(decoding: bytes, as: UTF8.self))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes up to the first line feed; nil where there are none at all.
    fileprivate var firstLine: ArraySlice<UInt8>? {
        isEmpty ? nil : prefix { $0 != UInt8(ascii: "\n") }
    }
}
