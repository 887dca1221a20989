#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension APIError: LocalizedError, CustomStringConvertible {
    /// One sentence for a person, without any secret.
    public var description: String {
        switch self {
        case .invalidRequest(let reason): reason
        case .encoding(let error): "The request's body could not be encoded: \(error)"
        case .transport(let error): error.description
        case .timedOut(let kind, let limit): TransportError.timedOut(kind, after: limit).description
        case .status(let response): "The server answered with status \(response.status)."
        case .decoding(let error, _): "The server's answer could not be read: \(error)"
        case .tooLarge(let limit): "The server's answer is larger than \(limit) bytes. Read it as chunks instead."
        case .cancelled: "The request was cancelled."
        }
    }

    /// The same sentence.
    public var errorDescription: String? { description }
}
