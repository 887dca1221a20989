extension HTTPFields.Field {
    /// Whether the name says that the value is a secret, such as `Authorization`, `X-API-Key` or `Set-Cookie`.
    package var carriesSecret: Bool {
        let name = name.utf8.map(\.lowercasedASCII)[...]
        return name.indices.contains { start in
            Self.wordsOfSecrets.contains { name[start...].starts(with: $0) }
        }
    }

    private static let wordsOfSecrets = [
        "authorization", "key", "token", "secret", "cookie", "password", "signature", "credential",
    ].map { Array($0.utf8) }
}

extension HTTPFields.Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The line, with `[redacted]` for a value that is a secret by its name.
    public var description: String { "\(name): \(carriesSecret ? "[redacted]" : value)" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Nothing but ``description``: a dump must not show a secret either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPFields: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The lines in order, with `[redacted]` for values that are secrets by their names.
    public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The lines, each without its secret.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
