import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A message as it stands in its table.
struct MessageRow {
    /// What ``init(_:)`` reads.
    static let columns = """
        messages.key, messages.id, conversations.id, parents.id, messages.date, messages.status, messages.text,
        messages.plain, messages.body, messages.reasoning, messages.answer, messages.writer
        """
    static let tables = """
        messages JOIN conversations ON conversations.key = messages.conversation
        LEFT JOIN messages AS parents ON parents.key = messages.parent
        """
    static let select = "SELECT \(columns) FROM \(tables)"

    var key: Int64
    var message: Message
    /// Who writes it; `nil` for a finished one.
    var writer: ULID?

    init(_ row: SQLiteRow) throws {
        guard let status = Message.Status(rawValue: row.text(5)) else {
            throw UnreadableRow(reason: "a message's status is \"\(row.text(5))\"")
        }
        var body = try ChatMessage(json: JSONValue(parsing: row.text(8)))
        if row.bool(7) { body.content = .text(row.text(6)) }
        key = row.integer(0)
        message = Message(
            id: try row.ulid(1),
            conversation: try row.ulid(2),
            parent: row.isNull(3) ? nil : try row.ulid(3),
            date: Date(milliseconds: row.integer(4)),
            body: body,
            reasoning: row.text(9),
            status: status,
            answer: try row.optionalText(10).map(AnswerRecord.init(text:))
        )
        writer = row.isNull(11) ? nil : try row.ulid(11)
    }
}

extension AnswerRecord {
    /// Reads a record as it stands in a row.
    init(text: String) throws {
        self = try TolerantJSONDecoder().decode(AnswerRecord.self, from: try JSONValue(parsing: text))
    }

    /// The record as JSON.
    var rowText: String {
        get throws { try StableJSONEncoder().jsonValue(of: self).text }
    }
}

extension Message {
    /// Whether its text is all of its body's content.
    var isPlain: Bool {
        if case .text(let text) = body.content { !text.isEmpty } else { false }
    }

    /// Its body as JSON, without the content that its text repeats.
    var rowBody: String {
        var body = body
        if isPlain { body.content = nil }
        return body.json.text
    }
}
