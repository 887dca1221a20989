#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An API that is asked, with what it takes to do so.
public struct RemoteEndpoint: Sendable, Hashable {
    /// How a sentence calls it: its title where it has one, else its host.
    public let title: String
    /// Where its API begins.
    public let baseURL: URL
    /// The key that is meant for it.
    public let key: String?
    /// The model to ask; nil for the first that it lists.
    public let model: String?
}

extension RemoteEndpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The title, address and model. The key stays out, here and wherever the value is printed.
    public var description: String {
        "\(title) (\(baseURL.absoluteString)), model: \(model ?? "the first listed"), \(key == nil ? "no key" : "a key")"
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(reflecting: description) }
}
