#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ServerScript {
    /// Reads a script from JSON: an object with `answers` and more, or only the array of answers.
    ///
    /// - Throws: ``ServerScriptError``, whose sentence names the place.
    public init(json: Data) throws(ServerScriptError) {
        do {
            self = try JSONDecoder().decode(ServerScript.self, from: json)
        } catch let error as ServerScriptError {
            throw error
        } catch let error as DecodingError {
            throw ServerScriptError(error)
        } catch {
            throw .notJSON
        }
    }

    /// Reads a script from JSON text.
    ///
    /// - Throws: as ``init(json:)-(Data)``.
    public init(json: String) throws(ServerScriptError) {
        try self.init(json: Data(json.utf8))
    }
}

extension ServerScriptError {
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self = .unfit(place: context.codingPath.place, expected: Self.name(of: type))
        case .keyNotFound(let key, let context):
            self = .missing(key.stringValue, place: context.codingPath.place)
        case .dataCorrupted:
            self = .notJSON
        @unknown default:
            self = .notJSON
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is [String: String].Type: "an object of texts"
        default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
        }
    }
}
