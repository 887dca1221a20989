import LLM

extension ConfigurationReader {
    mutating func endpoints(_ member: LocatedValue.Member) -> [Configuration.Endpoint] {
        var endpoints: [Configuration.Endpoint] = []
        for entry in notes.entries(of: member) {
            if endpoints.contains(where: { $0.name.lowercased() == entry.key.lowercased() }) {
                notes.add("\"\(entry.key)\" is there already.", at: entry.offset)
            } else if let endpoint = endpoint(entry) {
                endpoints.append(endpoint)
            }
        }
        return endpoints
    }

    private mutating func endpoint(_ entry: LocatedValue.Member) -> Configuration.Endpoint? {
        let name = entry.key
        guard name.isName, name.lowercased() != "local" else {
            let rule = name.isName ? "that is the model on this machine" : "a name takes letters, digits, dots, - and _"
            notes.add("An endpoint can't be called \"\(name)\": \(rule).", at: entry.offset)
            return nil
        }
        let fields = notes.fields(
            of: entry.value,
            in: "an endpoint",
            known: ["baseURL", "model", "key", "contextWindow"],
            keyOwner: name
        )
        let model = notes.string(fields["model"]).map { ModelID($0) }
        let key = fields["key"].flatMap { keySource($0, of: name) }
        let contextWindow = notes.count(fields["contextWindow"])
        let known = NamedEndpoint.named(name)
        if let member = fields["baseURL"], let known {
            notes.add("\"\(known.name)\" has its own address: give yours another name.", at: member.offset)
        }
        guard let url = known?.baseURL ?? fields["baseURL"].flatMap({ notes.baseURL($0) }) else {
            if fields["baseURL"] == nil { notes.add("\"\(name)\" lacks its \"baseURL\".", at: entry.offset) }
            return nil
        }
        return Configuration.Endpoint(
            name: known?.name ?? name,
            baseURL: url,
            model: model ?? known?.defaultModel,
            key: key,
            contextWindow: contextWindow
        )
    }

    private mutating func keySource(_ member: LocatedValue.Member, of endpoint: String) -> Configuration.KeySource? {
        guard case .object = member.value.content else {
            notes.add(MistakeNotes.keyInClear(of: endpoint), at: member.value.offset)
            return nil
        }
        let fields = notes.fields(
            of: member.value,
            in: "a key",
            known: ["command", "variable", "stored"],
            keyOwner: endpoint
        )
        let sources = [
            notes.string(fields["command"]).map(Configuration.KeySource.command),
            notes.string(fields["variable"]).map(Configuration.KeySource.variable),
            notes.string(fields["stored"]).map(Configuration.KeySource.stored),
        ].compactMap(\.self)
        if fields.count != 1 {
            notes.add("A key has one of \"command\", \"variable\" and \"stored\".", at: member.value.offset)
        }
        return sources.first
    }
}
