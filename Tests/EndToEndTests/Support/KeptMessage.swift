import Foundation
import JSONCoding

/// A message as `martlet history` writes it as JSON.
struct KeptMessage: Sendable, Equatable {
    var role: String
    var text: String
    var status: String
}

extension KeptMessage {
    init(_ json: JSONValue) {
        role = json["body"]?["role"]?.stringValue ?? ""
        text = json["body"]?["content"]?.stringValue ?? ""
        status = json["status"]?.stringValue ?? ""
    }
}

extension MartletHome {
    /// The messages of a conversation; of the last one by default.
    func messages(of id: String = "") async throws -> [KeptMessage] {
        let shown = try await Program.martlet.run(
            ["history", "show", "--json"] + (id.isEmpty ? [] : [id]),
            environment: environment
        )
        guard shown.code == 0 else { throw Unreadable(notices: shown.notices) }
        return try Self.conversations(shown.text).first ?? []
    }

    /// The messages of each conversation of an export.
    static func conversations(_ export: String) throws -> [[KeptMessage]] {
        let conversations = try JSONValue(parsing: export)["conversations"]?.arrayValue ?? []
        return conversations.map { ($0["messages"]?.arrayValue ?? []).map(KeptMessage.init) }
    }

    struct Unreadable: Error {
        var notices: String
    }
}
