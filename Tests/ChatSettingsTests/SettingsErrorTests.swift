import ChatSettings
import Testing

@Suite("Settings that can't be understood")
struct SettingsErrorTests {
    @Test(
        "A bad URL gets one clear sentence",
        arguments: [
            ("nonsense", "is not a URL; one looks like https://api.example.com/v1."),
            ("localhost:8080", "must begin with http:// or https://."),
            ("ftp://example.com/v1", "must begin with http:// or https://."),
            ("http://", "names no host that can be reached."),
            ("https:///v1", "names no host that can be reached."),
            ("http://localhost:99999/v1", "names no host that can be reached."),
            ("http://exa mple.com/v1", "is not a URL; one looks like https://api.example.com/v1."),
            ("https://example.com/v1#top", "must not have a part after #."),
        ]
    )
    func badURL(text: String, reason: String) {
        #expect(throws: SettingsError.invalidEndpoint(source: "MARTLET_BASE_URL \"\(text)\"", reason: reason)) {
            try EndpointSelection(flags: EndpointFlags(), environment: ["MARTLET_BASE_URL": text])
        }
    }

    @Test("The sentence names where the URL stood", arguments: ["MARTLET_BASE_URL", "OPENAI_BASE_URL"])
    func source(variable: String) {
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(), environment: Environment([variable: "x"]))
        }
        #expect(error?.description.hasPrefix(variable) == true)
    }

    @Test("A URL with a password is refused and not repeated")
    func password() {
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "https://me:hunter2@example.com/v1"), environment: [:])
        }
        #expect(error?.description.contains("hunter2") == false)
        #expect(error?.description.contains("--key") == true)
    }

    @Test("A name that nobody bears lists those that are borne")
    func unknownName() {
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "openia"), environment: [:])
        }
        let sentence = error?.description ?? ""
        #expect(sentence.contains("\"openia\"") && sentence.contains("openai") && sentence.contains("local"))
    }

    @Test("An unused variable may be wrong")
    func unused() throws {
        let environment: Environment = ["OPENAI_BASE_URL": "nonsense", "MARTLET_BASE_URL": "http://h/v1"]
        let selection = try EndpointSelection(flags: EndpointFlags(), environment: environment)
        guard case .remote(let remote) = selection else {
            Issue.record("Not the endpoint of MARTLET_BASE_URL: \(selection)")
            return
        }
        #expect(remote.name == "h")
    }

    @Test("A key for nobody")
    func keyAlone() {
        #expect(throws: SettingsError.keyWithoutEndpoint) {
            try EndpointSelection(flags: EndpointFlags(key: "k"), environment: [:])
        }
    }

    @Test("A model of nobody's is not answered by the local one")
    func modelAlone() {
        #expect(throws: SettingsError.modelWithoutEndpoint("gpt-5")) {
            try EndpointSelection(flags: EndpointFlags(model: "gpt-5"), environment: [:])
        }
    }

    @Test("A missing key says where to put one")
    func missingKey() {
        let error = #expect(throws: SettingsError.self) {
            try EndpointSelection(flags: EndpointFlags(endpoint: "openrouter"), environment: [:])
        }
        #expect(
            error?.description
                == "There is no key for openrouter: run martlet keys set openrouter, or set OPENROUTER_API_KEY."
        )
    }
}
