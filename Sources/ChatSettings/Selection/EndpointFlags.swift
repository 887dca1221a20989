/// What the command line says about the endpoint; nil where it says nothing. An empty text says nothing either.
public struct EndpointFlags: Sendable, Hashable {
    /// The name or the base URL of the endpoint.
    public var endpoint: String?
    /// The model.
    public var model: String?
    /// The key.
    public var key: String?

    /// Whether the endpoint they name is the model on this machine.
    public var areLocal: Bool {
        endpoint.map(EndpointResolution.isLocal) ?? false
    }

    /// Makes a set of flags.
    public init(endpoint: String? = nil, model: String? = nil, key: String? = nil) {
        self.endpoint = endpoint?.nonBlank
        self.model = model?.nonBlank
        self.key = key?.nonBlank
    }
}

extension EndpointFlags: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What they say, without the key.
    public var description: String {
        "endpoint: \(endpoint ?? "none"), model: \(model ?? "none"), \(key == nil ? "no key" : "a key")"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The same as ``description``, so that `dump` keeps the key to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
