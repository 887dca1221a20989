import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension EndpointSelection {
    /// Finds out who is asked.
    ///
    /// The endpoint is what `--endpoint` says, else `MARTLET_BASE_URL`, else `OPENAI_BASE_URL`, else the first of n4n and
    /// OpenAI whose key is set, else the model on this machine. The model is `-m`, else `MARTLET_MODEL`, else the
    /// endpoint's default. The key is `--key`, else the variable that is meant for the endpoint's host: a key never goes
    /// anywhere else.
    ///
    /// - Throws: ``SettingsError`` where an endpoint is neither a name nor a URL, or where a key is missing.
    public init(flags: EndpointFlags, environment: Environment) throws(SettingsError) {
        self = try EndpointResolution(flags: flags, environment: environment).selection()
    }
}

/// The rules by which an endpoint, its model and its key are found.
private struct EndpointResolution {
    let flags: EndpointFlags
    let environment: Environment

    func selection() throws(SettingsError) -> EndpointSelection {
        if let text = flags.endpoint {
            return try named(text)
        }
        for variable in ["MARTLET_BASE_URL", "OPENAI_BASE_URL"] {
            guard let text = environment[variable] else { continue }
            return .remote(try remote(BaseURL.parse(text, source: variable)))
        }
        for known in [NamedEndpoint.n4n, .openAI] {
            guard let variable = known.keyVariable, environment[variable] != nil else { continue }
            return .remote(try remote(known.baseURL))
        }
        return try unset()
    }

    private func named(_ text: String) throws(SettingsError) -> EndpointSelection {
        let name = text.lowercased()
        if name == "local" { return .local(model: flags.model) }
        if let known = NamedEndpoint.all.first(where: { $0.name == name }) {
            return .remote(try remote(known.baseURL))
        }
        guard text.contains(":") else {
            let names = NamedEndpoint.all.map(\.name).joined(separator: ", ")
            throw .invalidEndpoint(
                source: "--endpoint \"\(text)\"",
                reason: "is neither a name (\(names), local) nor a URL such as https://api.example.com/v1."
            )
        }
        return .remote(try remote(BaseURL.parse(text, source: "--endpoint")))
    }

    /// Without any setting the model on this machine answers, but not for another, nor for somebody's key.
    private func unset() throws(SettingsError) -> EndpointSelection {
        guard flags.key == nil else { throw .keyWithoutEndpoint }
        if let model = flags.model { throw .modelWithoutEndpoint(model) }
        return .local(model: nil)
    }

    private func remote(_ baseURL: URL) throws(SettingsError) -> RemoteEndpoint {
        let origin = Origin(baseURL)
        let known = NamedEndpoint.all.first { Origin($0.baseURL) == origin }
        let key = flags.key ?? keyVariables(for: origin, known: known).lazy.compactMap { environment[$0] }.first
        if let known, let variable = known.keyVariable, key == nil {
            throw .missingKey(endpoint: known.name, variable: variable)
        }
        return RemoteEndpoint(
            name: known?.name ?? baseURL.host() ?? baseURL.absoluteString,
            baseURL: baseURL,
            key: key,
            model: (flags.model ?? environment["MARTLET_MODEL"]).map { ModelID(rawValue: $0) } ?? known?.defaultModel
        )
    }

    /// The variables whose key is meant for an origin, the first before the next.
    private func keyVariables(for origin: Origin?, known: NamedEndpoint?) -> [String] {
        var variables = known?.keyVariable.map { [$0] } ?? []
        if Origin(environment["OPENAI_BASE_URL"]) == origin { variables.append("OPENAI_API_KEY") }
        // MARTLET_API_KEY belongs to MARTLET_BASE_URL; only where that is unset does --endpoint say whom it is for.
        let owner = environment["MARTLET_BASE_URL"]
        if owner == nil ? flags.endpoint != nil : Origin(owner) == origin { variables.append("MARTLET_API_KEY") }
        return variables
    }
}
