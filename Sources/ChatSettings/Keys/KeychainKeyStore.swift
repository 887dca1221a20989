#if canImport(Security)
import Security

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keys in the Keychain, as generic passwords of the service `martlet` whose comment is the host.
///
/// It has not been compiled with Apple's SDK, which is not on the machines that this is built on.
public struct KeychainKeyStore: KeyStore {
    private static let service = "martlet"

    /// Makes a store of the user's own Keychain.
    public init() {}

    /// What a person looks for there.
    public var place: String { "the Keychain, service \(Self.service)" }

    /// What keys there are.
    public func entries() throws(KeyStoreError) -> [KeyEntry] {
        var query = query()
        query[kSecMatchLimit] = kSecMatchLimitAll
        query[kSecReturnAttributes] = true
        let items = try copy(query) as? [[String: Any]] ?? []
        return items.compactMap { item in
            guard let name = item[kSecAttrAccount as String] as? String,
                let origin = Origin(item[kSecAttrComment as String] as? String)
            else { return nil }
            return KeyEntry(name: name, origin: origin)
        }
    }

    /// The key of an entry.
    public func key(of entry: KeyEntry) throws(KeyStoreError) -> String? {
        var query = query(entry.name)
        query[kSecReturnData] = true
        return (try copy(query) as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Keeps a key.
    public func set(_ key: String, for entry: KeyEntry) throws(KeyStoreError) {
        _ = try remove(entry.name)
        var item = query(entry.name)
        item[kSecAttrComment] = "\(entry.origin)"
        item[kSecValueData] = Data(key.utf8)
        item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
        try check(SecItemAdd(item as CFDictionary, nil))
    }

    /// Forgets a key.
    public func remove(_ name: String) throws(KeyStoreError) -> Bool {
        guard let entry = try entry(named: name) else { return false }
        try check(SecItemDelete(query(entry.name) as CFDictionary))
        return true
    }

    private func query(_ name: String? = nil) -> [CFString: Any] {
        var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: Self.service]
        if let name { query[kSecAttrAccount] = name }
        return query
    }

    private func copy(_ query: [CFString: Any]) throws(KeyStoreError) -> CFTypeRef? {
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        if status != errSecItemNotFound { try check(status) }
        return result
    }

    private func check(_ status: OSStatus) throws(KeyStoreError) {
        guard status != errSecSuccess else { return }
        let reason = SecCopyErrorMessageString(status, nil) as String? ?? "error \(status)"
        throw .failed(place: place, reason: "It answers: \(reason).")
    }
}
#endif
