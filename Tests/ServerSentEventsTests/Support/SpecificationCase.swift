import Cases
import Foundation
import ServerSentEvents
import Testing

/// A case of `sse.json`: bytes, and the events that the WHATWG algorithm dispatches for them.
struct SpecificationCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Event: Decodable, Sendable, Hashable {
        let event: String
        let data: String
        let id: String
    }

    enum Cuts: Decodable, Sendable {
        case everyByte
        case offsets([Int])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = (try? container.decode([Int].self)).map(Self.offsets) ?? .everyByte
        }
    }

    /// What `retry` has set: nothing, a time, or (`*`) whatever the parser likes.
    enum Reconnection: Decodable, Sendable {
        case time(milliseconds: Int)
        case any

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = (try? container.decode(Int.self)).map(Self.time) ?? .any
        }
    }

    let id: String
    let inputBase64: Data
    let splitAt: Cuts?
    let expect: [Event]
    let lenientExpect: [Event]?
    let finalLastEventID: String
    let reconnectionMs: Reconnection?

    enum CodingKeys: String, CodingKey {
        case id, expect
        case inputBase64 = "input_b64"
        case splitAt = "split_at"
        case lenientExpect = "lenient_expect"
        case finalLastEventID = "final_last_event_id"
        case reconnectionMs = "reconnection_ms"
    }

    var input: [UInt8] { [UInt8](inputBase64) }
    var testDescription: String { id }
}

extension SpecificationCase {
    static let all: [SpecificationCase] = {
        struct File: Decodable { let cases: [SpecificationCase] }
        guard let file = try? JSONDecoder().decode(File.self, from: CaseFile.serverSentEvents.data), !file.cases.isEmpty
        else { preconditionFailure("There are no cases of event streams.") }
        return file.cases
    }()
}
