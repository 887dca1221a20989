import Foundation
import JSONCoding

/// A conversation of many messages, as `martlet history import` takes it.
enum LongConversation {
    static let id = identifier(0)

    /// Questions and answers in turn: `message 1` and so on.
    static func export(count: Int) -> String {
        let messages = (1...count).map { number -> JSONValue in
            var message: JSONValue = [
                "id": .string(identifier(number)), "date": "2026-01-02T03:04:05.000Z", "status": "complete",
                "body": [
                    "role": number.isMultiple(of: 2) ? "assistant" : "user", "content": .string("message \(number)"),
                ],
            ]
            if number > 1 { message["parent"] = .string(identifier(number - 1)) }
            return message
        }
        let conversation: JSONValue = [
            "id": .string(id), "title": "Long", "created": "2026-01-02T03:04:05.000Z",
            "modified": "2026-01-02T03:04:05.000Z", "tip": .string(identifier(count)), "messages": .array(messages),
        ]
        let export: JSONValue = ["format": "martlet-conversations", "version": 1, "conversations": [conversation]]
        return export.text
    }

    private static func identifier(_ number: Int) -> String {
        let digits = String(number)
        return "01KDYG5NS8" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
