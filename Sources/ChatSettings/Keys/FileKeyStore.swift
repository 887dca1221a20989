import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keys in a file that its owner alone can read.
///
/// The file is an object: of each name the host, as `https://api.example.com`, and the key.
public struct FileKeyStore: KeyStore {
    private static let limit = 1 << 20

    private let file: PlainFile

    /// Keeps keys in a file, which is made with the first of them.
    public init(at url: URL) {
        file = PlainFile(url)
    }

    /// The path of the file.
    public var place: String { file.path }

    /// What keys there are.
    public func entries() throws(KeyStoreError) -> [KeyEntry] {
        try read().map(\.entry)
    }

    /// The key of an entry.
    public func key(of entry: KeyEntry) throws(KeyStoreError) -> String? {
        try read().first { $0.entry == entry }?.key
    }

    /// Keeps a key: wholly, or not at all.
    public func set(_ key: String, for entry: KeyEntry) throws(KeyStoreError) {
        try inTurn { () throws(KeyStoreError) in
            let others = try read().filter { !$0.entry.isCalled(entry.name) }
            try write(others + [(entry, key)])
        }
    }

    /// Forgets a key.
    public func remove(_ name: String) throws(KeyStoreError) -> Bool {
        try inTurn { () throws(KeyStoreError) in
            let keys = try read()
            let others = keys.filter { !$0.entry.isCalled(name) }
            guard others.count < keys.count else { return false }
            try write(others)
            return true
        }
    }
}

extension FileKeyStore {
    private typealias Kept = (entry: KeyEntry, key: String)

    private func read() throws(KeyStoreError) -> [Kept] {
        guard let contents = try telling({ () throws(FileFailure) in try file.read(upTo: Self.limit) }) else {
            return []
        }
        guard !contents.isExposed else { throw .exposed(path: place) }
        return try members(of: contents.bytes).map { member throws(KeyStoreError) in
            guard let origin = Origin(member.value["host"]?.stringValue), let key = member.value["key"]?.stringValue
            else { throw .malformed(path: place) }
            return (KeyEntry(name: member.key, origin: origin), key)
        }
    }

    private func members(of bytes: [UInt8]) throws(KeyStoreError) -> JSONObject {
        do throws(JSONError) {
            if let object = try JSONValue(parsing: bytes).objectValue { return object }
        } catch {
            // What the error shows of the file may be a key.
            throw .malformed(path: place)
        }
        throw .malformed(path: place)
    }

    private func write(_ keys: [Kept]) throws(KeyStoreError) {
        let members = keys.map {
            ($0.entry.name, ["host": .string("\($0.entry.origin)"), "key": .string($0.key)] as JSONValue)
        }
        let text = JSONValue.object(JSONObject(members)).bytes(formatting: .prettyPrinted)
        try telling { () throws(FileFailure) in try file.replace(with: text + [UInt8(ascii: "\n")]) }
    }

    /// Keeps two programs that change keys at once from losing one.
    private func inTurn<Value>(_ work: () throws(KeyStoreError) -> Value) throws(KeyStoreError) -> Value {
        let turn = try telling { () throws(FileFailure) in try file.takeTurn() }
        defer { turn.end() }
        return try work()
    }

    private func telling<Value>(_ work: () throws(FileFailure) -> Value) throws(KeyStoreError) -> Value {
        do throws(FileFailure) {
            return try work()
        } catch {
            throw .failed(place: place, reason: error.reason)
        }
    }
}
