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
    /// `OPENAI_BASE_URL`, and the known ones whose key is in the environment. Each is listed once, and what is asked by
    /// default comes first.
    ///
    /// The model on this machine is none of them.
    public static func all(flags: EndpointFlags, environment: Environment) -> [ConfiguredEndpoint] {
        EndpointResolution(flags: flags, environment: environment).configured()
    }
}

extension EndpointResolution {
    /// A base URL, or why there is none, and what names it.
    private typealias Address = (source: String, url: Result<URL, SettingsError>)

    fileprivate func configured() -> [ConfiguredEndpoint] {
        var seen: Set<URL> = []
        let all = flags.endpoint == nil ? variableAddresses + keyAddresses : flagAddress
        let addresses = all.filter { address in
            guard case .success(let url) = address.url else { return true }
            return seen.insert(url).inserted
        }
        return addresses.enumerated().map { index, address in
            let endpoint = Result { () throws(SettingsError) in
                let url = try address.url.get()
                return index == 0 ? try asked(url) : try remote(url)
            }
            switch endpoint {
            case .success(let remote): return ConfiguredEndpoint(name: remote.name, endpoint: endpoint)
            case .failure(.missingKey(let name, _)): return ConfiguredEndpoint(name: name, endpoint: endpoint)
            case .failure: return ConfiguredEndpoint(name: address.source, endpoint: endpoint)
            }
        }
    }

    private var flagAddress: [Address] {
        guard let text = flags.endpoint, !flags.areLocal else { return [] }
        return [("--endpoint", Result { () throws(SettingsError) in try address(text) })]
    }

    private var variableAddresses: [Address] {
        Self.addressVariables.compactMap { variable in
            guard let text = environment[variable] else { return nil }
            return (variable, Result { () throws(SettingsError) in try BaseURL.parse(text, source: variable) })
        }
    }

    private var keyAddresses: [Address] {
        NamedEndpoint.all.compactMap { known in
            guard let variable = known.keyVariable, environment[variable] != nil else { return nil }
            return (variable, .success(known.baseURL))
        }
    }
}
