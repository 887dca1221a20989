import FaultServer
import Testing

@Suite("Scripts in JSON")
struct ServerScriptReadingTests {
    @Test("what has been met can be said in JSON as in Swift", arguments: ReportedFault.all)
    func reported(_ fault: ReportedFault) throws {
        #expect(try ServerScript(json: fault.json).transcript == fault.script.transcript)
    }

    @Test("each fault is known by its name", arguments: Fault.allCases)
    func faults(_ fault: Fault) throws {
        let script = try ServerScript(json: #"[{"fault": "\#(fault.rawValue)"}]"#)
        #expect(script.transcript == ServerScript(.fault(fault)).transcript)
    }

    @Test(
        "the other fields change a named fault",
        arguments: [
            (#"{"fault": "no-finish", "text": "Hi"}"#, ChatAnswer.unfinished("Hi", isDone: false)),
            (#"{"fault": "rate-limit", "headers": {"Retry-After": "7"}}"#, .rateLimited(retryAfter: 7)),
            (#"{"fault": "overloaded", "status": 503}"#, .status(503)),
            (
                #"{"fault": "slow-head", "delay": {"head": 0.5}}"#,
                ChatAnswer("Hello world").with { $0.delays.head = .milliseconds(500) }
            ),
            (#"{"fault": "overloaded", "error": "No"}"#, .status(529, .init("No"))),
            (#"{"fault": "unavailable", "text": "Hi"}"#, ChatAnswer("Hi").with { $0.status = 503 }),
        ]
    )
    func changed(json: String, answer: ChatAnswer) throws {
        #expect(try ServerScript(json: "[\(json)]").transcript == ServerScript(.chat(answer)).transcript)
    }

    @Test("the fields of the whole script")
    func script() throws {
        let json = """
            {"answers": [{"text": "a"}], "repeat": "cycle", "models": ["x", "y"], "policy": "serve-at-head",
             "routes": [{"model": "x", "answers": [{"text": "b"}], "repeat": "cycle"}, {"path": "/second/"}]}
            """
        var script = ServerScript(.chat(ChatAnswer("a")))
        script.repetition = .cycle
        script.policy = .serveAtHead
        script.routes = [.init(model: "x", .chat(ChatAnswer("b"))), .init(path: "/second/")]
        script.routes[0].repetition = .cycle
        let read = try ServerScript(json: json)
        #expect(read.transcript == script.transcript)
        #expect(read.models == ["x", "y"] && !read.scriptsModels)
        #expect(try ServerScript(json: #"{"models": "scripted"}"#).scriptsModels)
    }

    @Test(
        "the steps",
        arguments: [
            (
                #"{"head": 201, "headers": {"B": "2", "A": "1"}}"#,
                ScriptedResponse.Step.head(201, ["A": "1", "B": "2"])
            ),
            (#"{"bytes": "é"}"#, .bytes("é")), (#"{"hex": "00 fF"}"#, .bytes([0, 255])),
            (#"{"chunk": "abc"}"#, .chunk("abc")),
            (#"{"event": "x"}"#, .event("x")), (#"{"trailers": {"X": "y"}}"#, .lastChunk(trailers: ["X": "y"])),
            (#""last-chunk""#, .lastChunk()), (#"{"delay": 0.25}"#, .delay(.milliseconds(250))),
            (#"{"drip": "ab", "size": 2, "every": 1}"#, .drip("ab", size: 2, every: .seconds(1))),
            (#"{"drip": "ab"}"#, .drip("ab", every: .milliseconds(100))),
            (#"{"repeat": ["reset"], "times": 2}"#, .repeated([.reset], times: 2)), (#""close""#, .close),
            (#""half-close""#, .halfClose), (#""silence""#, .silence), (#""next-request""#, .nextRequest),
        ]
    )
    func steps(json: String, step: ScriptedResponse.Step) throws {
        var response = ScriptedResponse(step)
        response.acceptDelay = .seconds(1)
        let script = try ServerScript(json: #"[{"steps": [\#(json)], "delay": {"accept": 1}}]"#)
        #expect(script.transcript == ServerScript(.response(response)).transcript)
    }

    @Test(
        "what is wrong is said with its place",
        arguments: [
            ("", "The script is not JSON."),
            ("[", "The script is not JSON."),
            ("3", "The script must be an object."),
            ("[3]", "answers[0] must be an object."),
            (#"{"answer": []}"#, #"The script has an unknown field "answer"; did you mean "answers"?"#),
            (
                #"{"answers": [{"text": "a"}, {"staus": 3}]}"#,
                #"answers[1] has an unknown field "staus"; did you mean "status"?"#
            ),
            (
                #"[{"fault": "rate-limi"}]"#,
                #"answers[0].fault says "rate-limi", which does not exist; did you mean "rate-limit"?"#
            ),
            (
                #"[{"fault": "refuse"}]"#,
                #"answers[0].fault says "refuse", which is a policy; write {"policy": "refuse"} as the script."#
            ),
            (#"[{"steps": [{"repeat": []}]}]"#, "answers[0].steps[0].repeat must be steps that do something."),
            (
                #"[{"steps": [{"repeat": [{"bytes": ""}, {"delay": 0}, {"drip": ""}, {"repeat": ["close"], "times": 0}]}]}]"#,
                "answers[0].steps[0].repeat must be steps that do something."
            ),
            (
                #"[{"end": "explode"}]"#,
                #"answers[0].end says "explode", which does not exist; "#
                    + "allowed are keep, drop-next, expire, close, half-close, reset, silence."
            ),
            (#"{"models": "all"}"#, #"models says "all", which does not exist; allowed are scripted."#),
            (#"[{"text": 3}]"#, "answers[0].text must be a text."),
            (#"[{"text": null}]"#, "answers[0].text must be a text."),
            (#"[{"done": 1}]"#, "answers[0].done must be true or false."),
            (#"[{"pieces": "a"}]"#, "answers[0].pieces must be a list."),
            (#"[{"headers": {"a": 1}}]"#, "answers[0].headers.a must be a text."),
            (#"[{"status": 1.5}]"#, "answers[0].status must be a whole number, 100 to 999."),
            (#"[{"cut": -1}]"#, "answers[0].cut must be a whole number, 0 or more."),
            (#"[{"cut": 1e300}]"#, "answers[0].cut must be a whole number, 0 or more."),
            (#"[{"split": {"every": 0}}]"#, "answers[0].split.every must be a whole number, 1 or more."),
            (#"[{"split": {"at": [1, 1.5]}}]"#, "answers[0].split.at[1] must be a whole number, 0 or more."),
            (#"[{"split": {}}]"#, #"answers[0].split lacks the field "every"."#),
            (#"[{"heartbeats": {}}]"#, #"answers[0].heartbeats lacks the field "every"."#),
            (#"[{"delay": {"head": -1}}]"#, "answers[0].delay.head must be a number of seconds, 0 to 86400."),
            (#"[{"delay": {"haed": 1}}]"#, #"answers[0].delay has an unknown field "haed"; did you mean "head"?"#),
            (#"[{"hex": "f"}]"#, "answers[0].hex must be bytes in pairs of hexadecimal digits."),
            (#"[{"hex": "zz"}]"#, "answers[0].hex must be bytes in pairs of hexadecimal digits."),
            (#"[{"tool": {"name": "x"}}]"#, #"answers[0].tool lacks the field "arguments"."#),
            (#"[{"text": "a", "body": "b"}]"#, "answers[0] has text and body, which exclude each other."),
            (#"[{"error": "a", "hex": ""}]"#, "answers[0] has error and hex, which exclude each other."),
            (#"[{"steps": [], "text": "a"}]"#, "answers[0] has steps and text, which exclude each other."),
            (
                #"[{"steps": ["clos"]}]"#,
                #"answers[0].steps[0] says "clos", which does not exist; did you mean "close"?"#
            ),
            (
                #"[{"steps": [{"chunk": "a", "size": 3}]}]"#,
                "answers[0].steps[0] has chunk and size, which exclude each other."
            ),
            (
                #"[{"steps": [{"repeat": [{"times": 1}]}]}]"#,
                "answers[0].steps[0].repeat[0] must be a word or an object with one of "
                    + "head, bytes, hex, chunk, event, trailers, drip, delay, repeat."
            ),
            (#"{"routes": [{"answers": []}]}"#, #"routes[0] lacks the field "model" or "path"."#),
        ]
    )
    func mistakes(json: String, sentence: String) {
        let error = #expect(throws: ServerScriptError.self) { try ServerScript(json: json) }
        #expect(error?.description == sentence)
    }
}
