public import ChatSettings
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An endpoint while the person types it.
public struct EndpointDraft: Sendable, Hashable {
    /// The name.
    public var name = ""
    /// The base URL.
    public var address = ""
    /// The model; empty for the first that the endpoint lists.
    public var model = ""
    /// How many tokens a request and its answer may have together; empty where that is not known.
    public var contextWindow = ""

    /// Makes an empty draft.
    public init() {}

    /// Makes a draft of an endpoint that is to be changed.
    public init(_ endpoint: Configuration.Endpoint) {
        name = endpoint.name
        address = endpoint.baseURL.absoluteString
        model = endpoint.model?.rawValue ?? ""
        contextWindow = endpoint.contextWindow.map { "\($0)" } ?? ""
    }
}

extension EndpointDraft {
    /// What keeps a draft from being an endpoint.
    public enum Mistake: Error, Sendable, Hashable {
        /// It has no name, or one with other characters than letters, digits, dots, `-` and `_`.
        case name
        /// Another endpoint has the name.
        case takenName(String)
        /// The address is no URL that can be reached; the payload says why.
        case address(String)
        /// The tokens are no number above 0.
        case contextWindow

        /// What to do about it.
        public var sentence: String {
            switch self {
            case .name: "Give it a name of letters, digits, dots, - and _."
            case .takenName(let name): "There is an endpoint called \(name) already. Give this one another name."
            case .address(let reason): reason
            case .contextWindow: "Write the context window as a number of tokens, such as 8192, or leave it empty."
            }
        }
    }

    /// The endpoint.
    ///
    /// - Parameter others: The names that it must not have.
    public func endpoint(besides others: [String] = []) throws(Mistake) -> Configuration.Endpoint {
        let name = name.trimmed
        if let taken = others.first(where: { $0.isSameName(as: name) }) { throw .takenName(taken) }
        guard !name.isSameName(as: "local") else { throw .takenName("local") }
        let tokens = contextWindow.trimmed
        guard tokens.isEmpty || Int(tokens).map({ $0 > 0 }) ?? false else { throw .contextWindow }
        let model = model.trimmed
        do {
            return try Configuration.Endpoint(
                naming: name,
                address: address.trimmed,
                model: model.isEmpty ? nil : ModelID(rawValue: model),
                contextWindow: Int(tokens)
            )
        } catch .invalidName {
            throw .name
        } catch {
            throw .address("\(error)")
        }
    }
}
