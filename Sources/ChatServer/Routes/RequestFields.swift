import ChatCore
import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The fields of a request's body, a JSON object. Fields that nobody asks for are none of its concern.
struct RequestFields {
    /// How many bytes may be attached to a question.
    static let maximumAttachmentSize = 16 << 20

    private let fields: JSONObject

    init(_ body: [UInt8]) throws(Refusal) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: body)
        } catch {
            throw Refusal(400, "The body is no JSON: \(error)")
        }
        guard case .object(let fields) = value else { throw Refusal(400, "The body has to be a JSON object.") }
        self.fields = fields
    }

    /// A text; refused where there is none.
    func text(_ name: String) throws(Refusal) -> String {
        guard let text = try optionalText(name) else { throw .missing(name, "a text") }
        return text
    }

    /// A text; `nil` where it is null or missing.
    func optionalText(_ name: String) throws(Refusal) -> String? {
        switch fields[name] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw .wrong(name, "a text")
        }
    }

    /// True or false; refused where it is neither.
    func bool(_ name: String) throws(Refusal) -> Bool {
        guard let value = fields[name] else { throw .missing(name, "true or false") }
        guard let bool = value.boolValue else { throw .wrong(name, "true or false") }
        return bool
    }

    /// The id of a message; refused where it is none.
    func id(_ name: String) throws(Refusal) -> ULID {
        guard let id = ULID(try text(name)) else { throw .noSuchMessage }
        return id
    }

    /// The id of a message; `nil` where it is null or missing.
    func optionalID(_ name: String) throws(Refusal) -> ULID? {
        guard let text = try optionalText(name) else { return nil }
        guard let id = ULID(text) else { throw .noSuchMessage }
        return id
    }

    /// A text with what is attached to it.
    func question() throws(Refusal) -> PageQuestion {
        PageQuestion(text: try optionalText("text") ?? "", attachments: try attachments())
    }

    private func attachments() throws(Refusal) -> [ContentPart] {
        let files: [JSONValue]
        switch fields["attachments"] {
        case nil, .null: return []
        case .array(let values): files = values
        default: throw .wrong("attachments", "a list of files")
        }
        var size = 0
        var parts: [ContentPart] = []
        for file in files {
            guard let name = file["name"]?.stringValue, let data = file["data"]?.stringValue,
                let bytes = Data(base64Encoded: data)
            else { throw .wrong("attachments", "a list of files, each with a name and its data in base64") }
            size += bytes.count
            guard size <= Self.maximumAttachmentSize else {
                throw Refusal(413, "The files are too large together: 16 MB can be attached to a question.")
            }
            do throws(AttachingError) {
                parts.append(try ContentPart(attaching: Array(bytes), name: name))
            } catch {
                throw Refusal(422, error.description)
            }
        }
        return parts
    }
}

extension Refusal {
    fileprivate static func missing(_ field: String, _ kind: String) -> Refusal {
        Refusal(400, "The field \"\(field)\" is missing; it has to be \(kind).")
    }

    fileprivate static func wrong(_ field: String, _ kind: String) -> Refusal {
        Refusal(400, "The field \"\(field)\" has to be \(kind).")
    }
}
