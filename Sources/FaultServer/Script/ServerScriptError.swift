/// Why JSON is no ``ServerScript``. Places are written as `answers[2].delay.head`, counted from 0.
public enum ServerScriptError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text is not JSON.
    case notJSON
    /// A field that nothing reads; `allowed` are those that its object may have.
    case unknownField(String, place: String, allowed: [String])
    /// A name of a fault, an end and the like that does not exist; `allowed` are those that do.
    case unknownName(String, place: String, allowed: [String])
    /// The name of a ``ScriptedServer/Policy`` where that of a fault belongs.
    case policyAsFault(String, place: String)
    /// A value of another type, or out of bounds; `expected` says what belongs there.
    case unfit(place: String, expected: String)
    /// A field that is missing.
    case missing(String, place: String)
    /// Fields that exclude each other.
    case conflict([String], place: String)

    /// One sentence that names the place and what may stand there.
    public var description: String {
        switch self {
        case .notJSON:
            "The script is not JSON."
        case .unknownField(let name, let place, let allowed):
            "\(Self.subject(place)) has an unknown field \"\(name)\"; \(Self.hint(name, allowed))"
        case .unknownName(let name, let place, let allowed):
            "\(Self.subject(place)) says \"\(name)\", which does not exist; \(Self.hint(name, allowed))"
        case .policyAsFault(let name, let place):
            "\(Self.subject(place)) says \"\(name)\", which is a policy; write {\"policy\": \"\(name)\"} as the script."
        case .unfit(let place, let expected):
            "\(Self.subject(place)) must be \(expected)."
        case .missing(let name, let place):
            "\(Self.subject(place)) lacks the field \"\(name)\"."
        case .conflict(let names, let place):
            "\(Self.subject(place)) has \(names.joined(separator: " and ")), which exclude each other."
        }
    }

    private static func subject(_ place: String) -> String {
        place.isEmpty ? "The script" : place
    }

    private static func hint(_ name: String, _ allowed: [String]) -> String {
        if let nearest = name.nearest(among: allowed) { return "did you mean \"\(nearest)\"?" }
        return "allowed are \(allowed.joined(separator: ", "))."
    }
}
