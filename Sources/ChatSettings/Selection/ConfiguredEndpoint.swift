import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An endpoint that the command line or the environment names, be it usable or not.
public struct ConfiguredEndpoint: Sendable, Hashable {
    /// How a sentence calls it: its name or host, and the flag or variable that names it where that is not understood.
    public let name: String
    /// What it takes to ask it, or why that can't be told.
    public let endpoint: Result<RemoteEndpoint, SettingsError>

    /// That of `--endpoint` alone, where it is given; else all of them: that of `MARTLET_BASE_URL` and of
    /// `OPENAI_BASE_URL`, those of the configuration, and the known ones for which there is a key. Each is listed once, and
    /// what is asked by default comes first.
    ///
    /// The model on this machine is none of them.
    public static func all(flags: EndpointFlags, settings: Settings) -> [ConfiguredEndpoint] {
        EndpointResolution(flags: flags, settings: settings).configured()
    }

    /// The same where nothing is configured and no key is stored.
    public static func all(flags: EndpointFlags, environment: Environment) -> [ConfiguredEndpoint] {
        all(flags: flags, settings: Settings(environment: environment))
    }
}

extension EndpointResolution {
    /// An address, or why there is none, and what names it.
    private struct Named {
        let source: String
        let address: Result<EndpointAddress, SettingsError>
        /// Where its model is looked for, if it is the first of those that may be asked without being named.
        var scope: ModelScope? = .asSaid

        var identity: [String]? {
            guard case .success(let address) = address else { return nil }
            return [address.name, address.baseURL.absoluteString]
        }
    }

    fileprivate func configured() -> [ConfiguredEndpoint] {
        var seen: Set<[String]> = []
        let all = flags.endpoint == nil ? saidAddresses + defaultAddresses + otherAddresses : flagAddress
        let named = all.filter { $0.identity.map { seen.insert($0).inserted } ?? true }
        return named.enumerated().map { index, named in
            let endpoint = Result { () throws(SettingsError) in
                let address = try named.address.get()
                guard index == 0, let scope = named.scope else { return try remote(address) }
                return try asked(address, model: scope)
            }
            let name = if case .success(let address) = named.address { address.name } else { named.source }
            return ConfiguredEndpoint(name: name, endpoint: endpoint)
        }
    }

    private var flagAddress: [Named] {
        reference(flags.endpoint, source: "--endpoint")
    }

    private var saidAddresses: [Named] {
        let ofVariableModel = flags.model == nil ? alias(environment["MARTLET_MODEL"])?.endpoint : nil
        return reference(alias(flags.model)?.endpoint, source: "The endpoint of -m") + variable("MARTLET_BASE_URL")
            + reference(ofVariableModel, source: "The endpoint of MARTLET_MODEL") + variable("OPENAI_BASE_URL")
    }

    private var defaultAddresses: [Named] {
        let known = [NamedEndpoint.n4n, .openAI].filter(isKeyThere).map { known in
            Named(source: known.name, address: .success(address(of: known)), scope: .byDefault)
        }
        return reference(configuration.defaults.endpoint, source: "The default endpoint", scope: .byDefault)
            + reference(model(.byDefault)?.endpoint, source: "The default model's endpoint", scope: .byDefault) + known
    }

    private var otherAddresses: [Named] {
        let own = configuration.endpoints.map {
            Named(source: $0.name, address: .success(EndpointAddress($0)), scope: nil)
        }
        let known = NamedEndpoint.all.filter { $0.keyVariable != nil && isKeyThere($0) }.map { known in
            Named(source: known.name, address: .success(address(of: known)), scope: nil)
        }
        return own + known
    }

    private func reference(_ text: String?, source: String, scope: ModelScope = .asSaid) -> [Named] {
        guard let text, !Self.isLocal(text) else { return [] }
        let address = Result { () throws(SettingsError) in try self.address(text, source: source) }
        return [Named(source: source, address: address, scope: scope)]
    }

    private func variable(_ name: String) -> [Named] {
        guard let text = environment[name] else { return [] }
        return [Named(source: name, address: Result { () throws(SettingsError) in try written(text, source: name) })]
    }

    /// Whether there is a key, even one that can't be had: its check tells why.
    private func isKeyThere(_ known: NamedEndpoint) -> Bool {
        do throws(SettingsError) { return try hasKey(address(of: known)) } catch { return true }
    }
}
