import ChatSettings
import Testing

@Suite("Mistakes in a configuration")
struct ConfigurationMistakeTests {
    private static let known =
        "the configuration has "
        + "\"endpoints\", \"aliases\", \"defaults\", \"fallbacks\", \"prices\", \"log\", \"markdown\"."

    static let mistakes: [(String, [String])] = [
        // JSON
        ("{", ["c:1:2: This is no JSON: expected a key, and the file ends here."]),
        ("{\n  \"log\" true\n}", ["c:2:9: This is no JSON: expected ':' after a key."]),
        ("{\n  \"log\": true,\n}", ["c:3:1: This is no JSON: expected no ',' at the end of the object."]),
        ("{} x", ["c:1:4: This is no JSON: expected nothing after the value."]),
        ("{ / no comment\n}", ["c:1:3: This is no JSON: expected a key."]),
        ("[]", ["c:1:1: Here must be an object { … } for the configuration."]),
        // Fields
        ("{\n  \"loog\": true\n}", ["c:2:3: Unknown field \"loog\"; did you mean \"log\"?"]),
        ("{\"alias\": {}}", ["c:1:2: Unknown field \"alias\"; did you mean \"aliases\"?"]),
        ("{\"theme\": 1}", ["c:1:2: Unknown field \"theme\"; \(known)"]),
        ("{\"log\": true, \"log\": false}", ["c:1:15: \"log\" is there already."]),
        (
            "// ä\n{ /// ö\n\"é\": \"ü\", \"log\": 1}",
            ["c:3:1: Unknown field \"é\"; \(known)", "c:3:18: \"log\" must be true or false."]
        ),
        ("{\"markdown\": \"yes\"}", ["c:1:14: \"markdown\" must be true or false."]),
        ("{\"endpoints\": []}", ["c:1:15: \"endpoints\" must be an object { \"name\": … }."]),
        ("{\"defaults\": {\"model\": \" \"}}", ["c:1:24: \"model\" must be a string that is not empty."]),
        ("{\"defaults\": {\"model\": null}}", ["c:1:24: \"model\" must be a string that is not empty."]),
        ("{\"fallbacks\": \"local\"}", ["c:1:15: \"fallbacks\" must be an array of models, names or URLs."]),
        ("{\"fallbacks\": [1]}", ["c:1:16: \"fallbacks\" must be a string that is not empty."]),
        ("{\"fallbacks\": [\"ftp://h\"]}", ["c:1:16: \"fallbacks\" must begin with http:// or https://."]),
        ("{\"fallbacks\": [\"http:/h/v1\"]}", ["c:1:16: \"fallbacks\" names no host that can be reached."]),
        (
            "{\"fallbacks\": [\"local\",\n \"opnrouter\"]}",
            ["c:2:2: \(SettingsError.misspelledFallback("opnrouter", near: "openrouter"))"]
        ),
        (
            "{\"fallbacks\": [\"wrok\", \"qiuck\"], \"aliases\": {\"quick\": \"a/b\"}, "
                + "\"endpoints\": {\"work\": {\"baseURL\": \"http://h\"}}}",
            [
                "c:1:16: \(SettingsError.misspelledFallback("wrok", near: "work"))",
                "c:1:24: \(SettingsError.misspelledFallback("qiuck", near: "quick"))",
            ]
        ),
        // Endpoints
        ("{\"endpoints\": {\"a\": {}}}", ["c:1:16: \"a\" lacks its \"baseURL\"."]),
        (
            "{\"endpoints\": {\"a\": {\"baseURL\": \"h:80\"}}}",
            ["c:1:33: \"baseURL\" must begin with http:// or https://."]
        ),
        (
            "{\"endpoints\": {\"a\": {\"baseUrl\": \"http://h\"}}}",
            ["c:1:16: \"a\" lacks its \"baseURL\".", "c:1:22: Unknown field \"baseUrl\"; did you mean \"baseURL\"?"]
        ),
        (
            "{\"endpoints\": {\"a\": {\"baseURL\": \"http://h\"}, \"A\": {\"baseURL\": \"http://h\"}}}",
            ["c:1:46: \"A\" is there already."]
        ),
        (
            "{\"endpoints\": {\"Local\": {}}}",
            ["c:1:16: An endpoint can't be called \"Local\": that is the model on this machine."]
        ),
        (
            "{\"endpoints\": {\"a:b\": {}}}",
            ["c:1:16: An endpoint can't be called \"a:b\": a name takes letters, digits, dots, - and _."]
        ),
        (
            "{\"endpoints\": {\"openai\": {\"baseURL\": \"http://h\"}}}",
            ["c:1:27: \"openai\" has its own address: give yours another name."]
        ),
        (
            "{\"endpoints\": {\"ollama\": {\"contextWindow\": 0.5}}}",
            ["c:1:44: \"contextWindow\" must be a whole number above 0."]
        ),
        // What refers to something
        (
            "{\"endpoints\": {\"work\": {\"baseURL\": \"http://h\"}}, \"defaults\": {\"endpoint\": \"wrok\"}}",
            ["c:1:75: No endpoint is called \"wrok\"; did you mean \"work\"?"]
        ),
        (
            "{\"aliases\": {\"m\": {\"model\": \"x\", \"endpoint\": \"nowhere\"}}}",
            ["c:1:46: No endpoint is called \"nowhere\"; add it to \"endpoints\"."]
        ),
        ("{\"aliases\": {\"m\": {}}}", ["c:1:14: \"m\" names neither a model nor an endpoint."]),
        ("{\"aliases\": {\"\": \"x\"}}", ["c:1:14: A name is missing: this one is empty."]),
        // Prices
        (
            "{\"prices\": {\"m\": {\"input\": -1}}}",
            [
                "c:1:13: The price of \"m\" lacks \"output\".",
                "c:1:28: \"input\" must be a number of US dollars per million tokens.",
            ]
        ),
    ]

    @Test("Each is named with its place and what would be right", arguments: mistakes)
    func mistake(text: String, lines: [String]) {
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(parsing: Array(text.utf8), path: "c")
        }
        #expect(error?.lines == lines)
    }

    @Test(
        "A key in clear is refused and not repeated",
        arguments: [
            ("{\"endpoints\": {\"work\": {\"baseURL\": \"http://h\",\n \"key\": \"sk-SECRET\"}}}", "c:2:9"),
            ("{\"endpoints\": {\"work\": {\"baseURL\": \"http://h\",\n \"apiKey\": \"sk-SECRET\"}}}", "c:2:2"),
            ("{\"endpoints\": {\"work\": {\"baseURL\": \"http://h\",\n \"api_key\": \"sk-SECRET\"}}}", "c:2:2"),
            (
                "{\"endpoints\": {\"work\": {\"baseURL\": \"http://h\",\n \"key\": {\"token\": \"sk-SECRET\"}}}}",
                "c:2:10"
            ),
        ]
    )
    func keyInClear(text: String, place: String) {
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(parsing: Array(text.utf8), path: "c")
        }
        let sentence =
            "A key does not belong into this file: martlet keys set work keeps it, or name its {\"command\": …}."
        #expect(error?.lines.contains("\(place): \(sentence)") == true)
        #expect("\(error, default: "")".contains("SECRET") == false)
    }

    @Test(
        "A fallback that is near a name may be a model: of that endpoint, by an alias, or by its price",
        arguments: [
            #"{"defaults": {"endpoint": "Ollama"}, "fallbacks": ["llama"]}"#,
            #"{"defaults": {"model": "m"}, "aliases": {"m": {"endpoint": "ollama"}}, "fallbacks": ["llama"]}"#,
            #"{"fallbacks": ["llama"], "aliases": {"llama": "llama"}}"#,
            #"{"fallbacks": ["llama"], "prices": {"llama": {"input": 1, "output": 1}}}"#,
            #"{"fallbacks": ["OpenRouter", "LOCAL", "gpt-5", "mistral"]}"#,
        ]
    )
    func nearName(text: String) throws {
        #expect(throws: Never.self) { try Configuration(parsing: Array(text.utf8), path: "c") }
    }

    @Test("What is no JSON is not repeated: it may be a key")
    func syntaxKeepsSecrets() {
        let text = "{\"endpoints\": {\"work\": {\"key\": sk-SECRET}}}"
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(parsing: Array(text.utf8), path: "c")
        }
        #expect(error?.lines == ["c:1:32: This is no JSON: expected a value."])
    }

    @Test("One sentence names the first and counts the others")
    func description() {
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(parsing: Array("{\"b\": 1, \"log\": 1, \"markdown\": 1}".utf8), path: "/c.json")
        }
        let sentence = "/c.json:1:2: Unknown field \"b\"; \(Self.known) (2 more: martlet config check lists them)"
        #expect(error.map { "\($0)" } == sentence)
    }
}
