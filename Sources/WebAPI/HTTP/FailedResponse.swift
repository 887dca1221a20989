#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A response that was not what the caller asked for, with enough of its body to say why.
public struct FailedResponse: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields.
    public var headers: HTTPFields
    /// The body, or its first MiB.
    public var body: Data
    /// Whether ``body`` is the whole body; it is not when that is longer, took too long, or the connection was lost.
    public var isBodyComplete: Bool

    /// Makes a failed response.
    public init(status: Int, headers: HTTPFields, body: Data, isBodyComplete: Bool = true) {
        self.status = status
        self.headers = headers
        self.body = body
        self.isBodyComplete = isBodyComplete
    }

    /// How much of a body is kept.
    public static let maximumBodySize = 1 << 20
}
