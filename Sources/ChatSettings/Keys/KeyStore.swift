/// Where keys are kept between runs: a file, or the Keychain.
public protocol KeyStore: Sendable {
    /// How a person calls the place: the path of a file, or a name.
    var place: String { get }
    /// What keys there are, by name. No key itself is among it.
    func entries() throws(KeyStoreError) -> [KeyEntry]
    /// The key of an entry; nil where it is gone.
    func key(of entry: KeyEntry) throws(KeyStoreError) -> String?
    /// Keeps a key, in the place of the one of that name, in upper case or lower.
    func set(_ key: String, for entry: KeyEntry) throws(KeyStoreError)
    /// Forgets the key of a name.
    ///
    /// - Returns: Whether there was one.
    func remove(_ name: String) throws(KeyStoreError) -> Bool
}

/// Which key it is that a store keeps, without the key.
public struct KeyEntry: Sendable, Hashable {
    /// The name, such as that of its endpoint.
    public var name: String
    /// Whom it is for: it goes nowhere else.
    public var origin: Origin

    /// Makes an entry.
    public init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }

    func isCalled(_ name: String) -> Bool {
        self.name.lowercased() == name.lowercased()
    }
}

extension KeyStore {
    /// The entry of a name, in upper case or lower.
    func entry(named name: String) throws(KeyStoreError) -> KeyEntry? {
        try entries().first { $0.isCalled(name) }
    }
}
