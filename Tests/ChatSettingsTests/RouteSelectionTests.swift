import ChatSettings
import Foundation
import LLM
import Testing

@Suite("Who stands in")
struct RouteSelectionTests {
    private static let mine = "http://127.0.0.1:8080/v1"
    private static let other = "https://other.example/v1"

    /// The routes of a command line: each one's address or `local`, its key and its model.
    private func routes(
        _ fallbacks: [String],
        flags: EndpointFlags = EndpointFlags(endpoint: mine, model: "m", key: "k"),
        endsLocally: Bool = false,
        _ environment: Environment = [:]
    ) throws -> [String] {
        let selection = try RouteSelection(
            flags: flags,
            fallbacks: fallbacks,
            endsLocally: endsLocally,
            environment: environment
        )
        return selection.all.map { route in
            guard case .remote(let endpoint) = route else { return "local" }
            return [endpoint.baseURL.absoluteString, endpoint.key ?? "-", endpoint.model?.rawValue ?? "-"]
                .joined(separator: " ")
        }
    }

    private static let first = "\(mine) k m"

    @Test(
        "A name, an address, or another model",
        arguments: [
            ([], [first]), (["n"], [first, "\(mine) k n"]), (["llama3.2:1b"], [first, "\(mine) k llama3.2:1b"]),
            (["local"], [first, "local"]), (["LOCAL", "n"], [first, "local", "\(mine) k n"]),
            (["ollama"], [first, "http://127.0.0.1:11434/v1 - -"]), ([other], [first, "\(other) - -"]),
            (["", " "], [first]),
        ] as [([String], [String])]
    )
    func forms(fallbacks: [String], expected: [String]) throws {
        #expect(try routes(fallbacks) == expected)
    }

    @Test("Nobody is asked twice")
    func once() throws {
        #expect(try routes(["n", "m", "n", "local"], endsLocally: true) == [Self.first, "\(Self.mine) k n", "local"])
        let local = EndpointFlags(endpoint: "local", model: "m")
        #expect(try routes(["local"], flags: local, endsLocally: true) == ["local"])
    }

    @Test("The model on this machine comes last where it may")
    func last() throws {
        #expect(try routes([Self.other], endsLocally: true) == [Self.first, "\(Self.other) - -", "local"])
    }

    @Test("A key goes only to its host")
    func keys() throws {
        let keys: Environment = [
            "OPENAI_API_KEY": "openai", "N4N_API_KEY": "n4n", "MARTLET_API_KEY": "martlet", "MARTLET_MODEL": "x",
        ]
        let openAI = "https://api.openai.com/v1 openai gpt-4o-mini"
        #expect(try routes(["openai"], keys) == [Self.first, openAI])
        #expect(try routes([Self.other], keys) == [Self.first, "\(Self.other) - -"])
        // MARTLET_API_KEY is --endpoint's here, and stays with it.
        let keyless = EndpointFlags(endpoint: Self.mine)
        #expect(try routes([Self.other], flags: keyless, keys) == ["\(Self.mine) martlet x", "\(Self.other) - -"])
        // Another path of the first one's host is its own.
        let path = "http://127.0.0.1:8080/other/v1"
        #expect(try routes([path]) == [Self.first, "\(path) k -"])
    }

    @Test("A missing key is told before anybody is asked")
    func missingKey() {
        let error = #expect(throws: SettingsError.self) { try routes(["openrouter"]) }
        #expect(error == .missingFallbackKey(endpoint: "openrouter", variable: "OPENROUTER_API_KEY"))
        #expect(
            error?.description
                == "There is no key for openrouter, which should stand in: run martlet keys set openrouter, or set OPENROUTER_API_KEY."
        )
    }

    @Test("Another model needs an endpoint that could have it")
    func modelOfNobody() {
        let local = EndpointFlags(endpoint: "local")
        #expect(throws: SettingsError.fallbackWithoutEndpoint("gpt-5")) { try routes(["gpt-5"], flags: local) }
    }

    @Test(
        "A name that is nearly an endpoint's is no model",
        arguments: [
            ("opnrouter", "openrouter"), ("openrotuer", "openrouter"), ("opnroter", "openrouter"),
            ("OpenRoute", "openrouter"),
            ("openia", "openai"), ("locl", "local"), ("n4m", "n4n"), ("olama", "ollama"),
        ]
    )
    func misspelled(name: String, meant: String) {
        let error = #expect(throws: SettingsError.self) { try routes([name]) }
        #expect(error == .misspelledFallback(name, near: meant))
        #expect(error?.description.contains("did you mean \(meant)?") == true)
    }

    @Test(
        "What looks like a model is one",
        arguments: [
            "n", "m2", "o3", "gpt-5", "openai/gpt-4o-mini", "open-ai", "llama3", "llama3.2", "llama:latest", "mistral",
            "phi",
        ]
    )
    func model(name: String) throws {
        #expect(try routes([name]) == [Self.first, "\(Self.mine) k \(name)"])
    }

    @Test("An endpoint is not meant to stand in for itself, and an alias makes any word a model")
    func meantAsWritten() throws {
        let ollama = EndpointFlags(endpoint: "ollama")
        #expect(try routes(["llama"], flags: ollama).last?.hasSuffix(" llama") == true)
        let settings = try Settings(#"{"aliases": {"opnai": "opnai", "quick": "a/b"}}"#)
        let flags = EndpointFlags(endpoint: Self.mine)
        let routes = try RouteSelection(flags: flags, fallbacks: ["opnai"], settings: settings)
        #expect(routes.fallbacks.map(\.model) == ["opnai"])
        for word in ["qiuck", "Quick"] {
            #expect(throws: SettingsError.misspelledFallback(word, near: "quick")) {
                try RouteSelection(flags: flags, fallbacks: [word], settings: settings)
            }
        }
    }

    @Test("Another number than an alias has is another model")
    func otherNumber() throws {
        let settings = try Settings(#"{"aliases": {"qwen3": "a/qwen3", "gpt5": "a/gpt-5"}}"#)
        let flags = EndpointFlags(endpoint: Self.mine)
        for name in ["qwen2", "gpt4", "gpt"] {
            let routes = try RouteSelection(flags: flags, fallbacks: [name], settings: settings)
            #expect(routes.fallbacks.map(\.model) == [ModelID(rawValue: name)])
        }
    }

    @Test("A bad address names the flag", arguments: ["ftp://h/v1", "http:/127.0.0.1/v1", "https:/h", "http:///v1"])
    func badAddress(text: String) {
        let error = #expect(throws: SettingsError.self) { try routes([text]) }
        #expect(error?.description.hasPrefix("--fallback \"\(text)\" ") == true)
    }

    @Test("Names where they tell apart, else models")
    func labels() throws {
        let flags = EndpointFlags(endpoint: "n4n", key: "k")
        let selection = try RouteSelection(
            flags: flags,
            fallbacks: ["n", "openai", Self.mine, Self.other, "local"],
            environment: ["OPENAI_API_KEY": "k"]
        )
        let remote = ["openai/gpt-4o-mini", "n", "openai", "127.0.0.1:8080", "other.example"]
        #expect(selection.labels == remote + ["the small model on this machine"])
    }

    @Test("Addresses where models tell no more")
    func addresses() throws {
        let flags = EndpointFlags(endpoint: "http://h:1/v1")
        let selection = try RouteSelection(flags: flags, fallbacks: ["http://h:1/spare/v1", "n"], environment: [:])
        #expect(selection.labels == ["http://h:1/v1", "http://h:1/spare/v1", "n"])
    }
}
