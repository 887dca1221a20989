import Synchronization

/// Keys that last as long as the program, for tests and previews.
public final class MemoryKeyStore: KeyStore {
    private let keys: Mutex<[KeyEntry: String]>

    /// Makes a store of some keys.
    public init(_ keys: [KeyEntry: String] = [:]) {
        self.keys = Mutex(keys)
    }

    /// What it is.
    public var place: String { "memory" }

    /// What keys there are.
    public func entries() -> [KeyEntry] {
        keys.withLock { $0.keys.sorted { $0.name < $1.name } }
    }

    /// The key of an entry.
    public func key(of entry: KeyEntry) -> String? {
        keys.withLock { $0[entry] }
    }

    /// Keeps a key.
    public func set(_ key: String, for entry: KeyEntry) {
        keys.withLock { keys in
            keys = keys.filter { !$0.key.isCalled(entry.name) }
            keys[entry] = key
        }
    }

    /// Forgets a key.
    public func remove(_ name: String) -> Bool {
        keys.withLock { keys in
            let count = keys.count
            keys = keys.filter { !$0.key.isCalled(name) }
            return keys.count < count
        }
    }
}

extension MemoryKeyStore: CustomStringConvertible, CustomReflectable {
    /// How many there are.
    public var description: String { "\(entries().count) keys in memory" }

    /// The same as ``description``, so that `dump` keeps the keys to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
