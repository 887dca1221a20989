public import LLM

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Configuration {
    /// A server of the chat API to which the user has given a name.
    public struct Endpoint: Sendable, Hashable {
        /// The name.
        public var name: String
        /// Where the API's paths begin.
        public var baseURL: URL
        /// The model to ask where none is named; nil for the first that it lists.
        public var model: ModelID?
        /// Where its key is found; nil for the usual places.
        public var key: KeySource?
        /// How many tokens a request and its answer may have together; nil where that is not known.
        public var contextWindow: Int?

        /// Makes an endpoint.
        public init(
            name: String,
            baseURL: URL,
            model: ModelID? = nil,
            key: KeySource? = nil,
            contextWindow: Int? = nil
        ) {
            self.name = name
            self.baseURL = baseURL
            self.model = model
            self.key = key
            self.contextWindow = contextWindow
        }
    }

    /// Where an endpoint's key is found. The key itself never stands in the configuration.
    public enum KeySource: Sendable, Hashable {
        /// The stored key of this name.
        case stored(String)
        /// An environment variable.
        case variable(String)
        /// The first line that a shell command writes.
        case command(String)
    }
}
