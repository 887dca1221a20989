#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The arguments that a model wrote for a tool are not what the tool takes.
public struct ToolArgumentsError: Error {
    /// The name of the tool.
    public var tool: String
    /// What the model wrote.
    public var arguments: String
    /// Why it could not be decoded.
    public var cause: any Error

    /// Makes an error.
    public init(tool: String, arguments: String, cause: any Error) {
        self.tool = tool
        self.arguments = arguments
        self.cause = cause
    }
}

extension ToolArgumentsError: LocalizedError, CustomStringConvertible {
    /// What is wrong, in a sentence for a person or for the model.
    public var description: String {
        "The arguments of the tool “\(tool)” can't be read: \(reason). Correct them and call the tool again."
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }

    private var reason: String {
        guard let error = cause as? DecodingError else { return "\(cause)" }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
        case .keyNotFound(let key, let found):
            return "“\((found.codingPath + [key]).map(\.stringValue).joined(separator: "."))” is missing"
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "“\(path)”: \(context.debugDescription)"
    }
}
