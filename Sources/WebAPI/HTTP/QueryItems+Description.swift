extension QueryItems.Item: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name; a value may be a key, so it stays out.
    public var description: String { name + (value == nil ? "" : "=[redacted]") }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Nothing but ``description``: a dump must not show a key either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension QueryItems: CustomStringConvertible, CustomDebugStringConvertible {
    /// The names in order, without their values.
    public var description: String { items.map(\.description).joined(separator: "&") }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
