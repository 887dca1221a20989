import CurlTransport
import LLM
import URLSessionTransport
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the command line says about the client.
struct Options {
    private var transport: any HTTPTransport = CurlHTTPTransport(maximumConnectionsPerHost: Self.connections)
    private var fallback: URL?

    private static let connections = 20_000
    private static let timeouts = Timeouts(
        connect: .seconds(120),
        firstByte: .seconds(600),
        idle: .seconds(600),
        event: .seconds(600)
    )

    /// Takes the options off the arguments; nil where one is wrong.
    init?(takingFrom arguments: inout ArraySlice<String>) {
        while let name = arguments.first, name.hasPrefix("--") {
            guard let value = arguments.dropFirst().first, set(name, value) else { return nil }
            arguments = arguments.dropFirst(2)
        }
    }

    private mutating func set(_ name: String, _ value: String) -> Bool {
        switch (name, value) {
        case ("--transport", "curl"): return true
        case ("--transport", "urlsession"):
            transport = URLSessionHTTPTransport(maximumConnectionsPerHost: Self.connections)
        case ("--fallback", _):
            fallback = URL(string: value)
            return fallback != nil
        default: return false
        }
        return true
    }

    /// Who answers: the server at the URL, or the one that stands in for it.
    func model(at url: URL) -> any ChatModel {
        let first = client(at: url)
        guard let fallback else { return first }
        return ModelChain([ModelRoute("first", first), ModelRoute("fallback", client(at: fallback))])
    }

    private func client(at url: URL) -> LLMClient {
        LLMClient(baseURL: url, model: "bench", timeouts: Self.timeouts, transport: transport)
    }
}
