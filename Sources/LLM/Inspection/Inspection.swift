public import JSONCoding
public import WebAPI

/// What Martlet makes of a response that somebody saved from a server.
///
/// The bytes take the client's own path: they are played to an ``LLMClient`` as if they came over the network.
///
/// ```swift
/// let inspection = await Inspection(of: bytes)
/// print(inspection.outcome, inspection.deviations)
/// ```
public struct Inspection: Sendable {
    /// The status and header fields, where the bytes began with them.
    public let head: HTTPResponse?
    /// What the client returned or threw.
    public let result: Result<ChatCompletion, LLMAPIError>
    /// Where the response departs from OpenAI's specification, in the order of the checks.
    public let deviations: [Deviation]

    /// Inspects the bytes of a saved response: a JSON body or an event stream, either with its HTTP head as `curl -i`
    /// prints it. Without a head, bytes that begin with `{` or `[` are JSON, all others an event stream.
    public init(of bytes: [UInt8]) async {
        let response = SavedResponse(bytes)
        head = response.savedHead
        result = await response.replayed()
        deviations = Deviation.all(in: Evidence(response, result))
    }
}

extension Inspection {
    /// How the response ended.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// The answer is whole.
        case complete
        /// The stream ended before the answer did.
        case truncated
        /// There is an error in it, or it is no answer.
        case error
    }

    /// How the response ended.
    public var outcome: Outcome {
        switch result {
        case .success: .complete
        case .failure(.truncated): .truncated
        case .failure: .error
        }
    }

    /// The completion, or what had arrived of it before an error.
    public var completion: ChatCompletion? {
        switch result {
        case .success(let completion): completion
        case .failure(let error): error.partial
        }
    }

    /// The error, if there is one.
    public var error: LLMAPIError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// What came out, as the object that `martlet inspect --json` prints: always with all of its fields.
    public var json: JSONValue {
        .object(Self.fields(of: result))
    }
}
