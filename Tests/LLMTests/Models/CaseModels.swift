import Cases
import JSONCoding
import Testing

/// The models among the cases.
enum CaseModels {
    /// The bodies of whole responses that are completions, by the name of the case.
    static func completions() throws -> [(String, JSONValue)] {
        let completions = try cases(.responses).compactMap { item -> (String, JSONValue)? in
            guard let name = item["id"]?.stringValue, let payload = item["payload"]?.stringValue else { return nil }
            let json = JSONValue(unlessMalformed: payload)
            return json?["choices"]?.arrayValue == nil ? nil : json.map { (name, $0) }
        }
        try #require(completions.count > 30)
        return completions
    }

    /// The data of events that are JSON objects.
    static func chunks() throws -> [String] {
        let lines = try cases(.streamChunks).flatMap { item in
            item["payload"]?.stringValue?.split(whereSeparator: \.isNewline) ?? []
        }
        let texts = Set(lines.filter { $0.hasPrefix("data: {") }.map { String($0.dropFirst(6)) })
        let chunks = texts.filter { JSONValue(unlessMalformed: $0) != nil }.sorted()
        try #require(chunks.count > 100)
        return chunks
    }

    private static func cases(_ file: CaseFile) throws -> [JSONValue] {
        try #require(JSONValue(parsing: file.data)["cases"]?.arrayValue)
    }
}

extension JSONValue {
    fileprivate init?(unlessMalformed text: String) {
        do {
            try self.init(parsing: text)
        } catch {
            return nil
        }
    }
}
