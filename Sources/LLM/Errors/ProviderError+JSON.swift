import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LLMAPIError.ProviderError {
    /// Reads what a provider said, in any of the shapes that providers use.
    ///
    /// The message is `error.message`, `error` itself, `message`, `detail` or the like; type and code are those that
    /// stand beside it. An array counts as its first object. A message that is JSON in turn is read once more.
    init(json: JSONValue) {
        self.init(json: json, depth: 0)
    }

    private init(json: JSONValue, depth: Int) {
        let value = json.arrayValue?.first ?? json
        guard let object = value.objectValue else {
            self.init(saying: value, beside: [:], depth: depth)
            return
        }
        if let error = object["error"], let inner = (error.arrayValue?.first ?? error).objectValue {
            self.init(inner: inner, depth: depth)
            message = message ?? Self.statement(of: object, depth: depth).flatMap { Self.text(of: $0, depth: depth) }
        } else {
            self.init(saying: Self.statement(of: object, depth: depth), beside: object, depth: depth)
        }
    }

    /// An object inside another one speaks for itself; beyond the depth only its text is read.
    private init(inner object: JSONObject, depth: Int) {
        if depth < Self.maximumDepth {
            self.init(json: .object(object), depth: depth + 1)
        } else {
            self.init(saying: Self.statement(of: object, depth: depth), beside: object, depth: depth)
        }
    }

    private init(saying statement: JSONValue?, beside object: JSONObject, depth: Int) {
        self.init(
            type: ["type", "status", "reason"].lazy.compactMap { object[$0]?.stringValue?.nonEmpty }.first,
            code: object["code"].flatMap(Self.codeText)
        )
        guard let statement else { return }
        if depth < Self.maximumDepth, let nested = Self.nested(in: statement) {
            let inner = Self(json: nested, depth: depth + 1)
            message = inner.message
            if message != nil {
                (type, code) = (inner.type ?? type, inner.code ?? code)
                return
            }
        }
        message = Self.text(of: statement, depth: depth)
    }

    private static let maximumDepth = 4
    private static let statementKeys = ["message", "detail", "msg", "error_description", "error_message", "title"]

    /// The first field of an object that says what went wrong.
    private static func statement(of object: JSONObject, depth: Int) -> JSONValue? {
        if let error = object["error"], error.stringValue != nil || error.arrayValue != nil,
            text(of: error, depth: depth) != nil
        {
            return error
        }
        return (statementKeys + ["errors"]).lazy.compactMap { object[$0] }.first { text(of: $0, depth: depth) != nil }
    }

    /// The JSON inside a statement that can name a type and a code of its own: an object, a text that is one, or the
    /// only element of a list.
    private static func nested(in statement: JSONValue) -> JSONValue? {
        if statement.objectValue != nil { return statement }
        if let sole = statement.soleElement { return sole["code"] == nil ? nil : sole }
        guard let text = statement.stringValue, let first = text.first(where: { !$0.isWhitespace }),
            first == "{" || first == "["
        else { return nil }
        do {
            return try JSONValue(parsing: text)
        } catch {
            return nil  // Then it is a sentence that happens to begin with a bracket.
        }
    }

    private static func text(of value: JSONValue, depth: Int) -> String? {
        if let text = value.stringValue { return isPage(text) ? nil : text.trimmingWhitespace.nonEmpty }
        guard depth < maximumDepth else { return nil }
        if let array = value.arrayValue {
            return array.compactMap { text(of: $0, depth: depth + 1) }.joined(separator: ", ").nonEmpty
        }
        if let object = value.objectValue {
            return statement(of: object, depth: depth + 1).flatMap { text(of: $0, depth: depth + 1) }
                ?? (object.isEmpty ? nil : value.text)
        }
        return nil
    }

    private static func isPage(_ text: String) -> Bool {
        let start = text.trimmingWhitespace.prefix(9).lowercased()
        return start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<head")
    }

    private static func codeText(_ value: JSONValue) -> String? {
        if let text = value.stringValue { return text.nonEmpty }
        if let number = value.intValue { return String(number) }
        return value.doubleValue != nil || value.boolValue != nil ? value.text : nil
    }
}
