import LLM

extension EndpointResolution {
    /// An endpoint with a key: the one given, else the one that is meant for its host.
    func remote(
        _ address: EndpointAddress,
        key: String? = nil,
        model: ModelID? = nil
    ) throws(SettingsError) -> RemoteEndpoint {
        let found = if let key { FoundKey.text(key) } else { try self.key(for: address) }
        if found == nil {
            if let source = address.endpoint?.key {
                throw .missingConfiguredKey(endpoint: address.name, place: source)
            }
            if let known = address.known, let variable = known.keyVariable {
                throw .missingKey(endpoint: address.name, variable: variable)
            }
        }
        return RemoteEndpoint(address, key: found, model: model)
    }

    /// Whether a key is there for an endpoint, or a command that hands one out.
    func hasKey(_ address: EndpointAddress) throws(SettingsError) -> Bool {
        try key(for: address) != nil
    }

    /// What `--key` says: the name of a stored key, else the key itself.
    func givenKey(for address: EndpointAddress) throws(SettingsError) -> String? {
        guard let text = flags.key else { return nil }
        guard text.isName, let entry = try reading({ () throws(KeyStoreError) in try settings.keys.entry(named: text) })
        else { return text }
        return try storedKey(entry, for: address)
    }

    /// The key that is meant for an endpoint: what the configuration says, else by environment, else from the store.
    private func key(for address: EndpointAddress) throws(SettingsError) -> FoundKey? {
        switch address.endpoint?.key {
        case .variable(let name): return environment[name].map(FoundKey.text)
        case .command(let command): return .command(KeyCommand(endpoint: address.name, command: command))
        case .stored(let name):
            let entry = try reading { () throws(KeyStoreError) in try settings.keys.entry(named: name) }
            return try entry.flatMap { entry throws(SettingsError) in try storedKey(entry, for: address) }.map(
                FoundKey.text
            )
        case nil: break
        }
        let variables = keyVariables(for: address)
        if let key = variables.lazy.compactMap({ environment[$0] }).first { return .text(key) }
        return try storedKey(for: address).map(FoundKey.text)
    }

    /// The variables whose key is meant for an address, the first before the next.
    private func keyVariables(for address: EndpointAddress) -> [String] {
        let origin = address.origin
        var variables = address.known?.keyVariable.map { [$0] } ?? []
        if Origin(environment["OPENAI_BASE_URL"]) == origin { variables.append("OPENAI_API_KEY") }
        if martletKeyOwner == origin { variables.append("MARTLET_API_KEY") }
        return variables
    }

    /// Whom `MARTLET_API_KEY` is for: `MARTLET_BASE_URL`, and only where that is unset, `--endpoint`.
    private var martletKeyOwner: Origin? {
        if let owner = environment["MARTLET_BASE_URL"] { return Origin(owner) }
        guard let text = flags.endpoint else { return nil }
        return named(text).map(\.origin) ?? Origin(text)
    }
}

// MARK: - Stored keys

extension EndpointResolution {
    /// The stored key of the endpoint's name, else the only one that is kept for its host.
    private func storedKey(for address: EndpointAddress) throws(SettingsError) -> String? {
        let entries = try reading { () throws(KeyStoreError) in try settings.keys.entries() }
        if let entry = entries.first(where: { $0.isCalled(address.name) }) {
            return try storedKey(entry, for: address)
        }
        let fitting = entries.filter { $0.origin == address.origin }
        guard fitting.count == 1, let entry = fitting.first else { return nil }
        return try storedKey(entry, for: address)
    }

    /// A stored key, for the host that it is kept for and no other.
    private func storedKey(_ entry: KeyEntry, for address: EndpointAddress) throws(SettingsError) -> String? {
        guard entry.origin == address.origin else {
            let asked = address.origin.map(\.description) ?? address.name
            throw .keyOfAnotherHost(name: entry.name, host: "\(entry.origin)", asked: asked)
        }
        return try reading { () throws(KeyStoreError) in try settings.keys.key(of: entry) }
    }

    private func reading<Value>(_ read: () throws(KeyStoreError) -> Value) throws(SettingsError) -> Value {
        do throws(KeyStoreError) { return try read() } catch { throw .keyStore(error) }
    }
}
