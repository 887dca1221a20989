import FaultServer
import Testing

/// A fault that somebody met with a client, said in JSON and in Swift.
struct ReportedFault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    var script: ServerScript

    init(_ name: String, _ json: String, _ answers: ServerScript.Answer..., policy: ScriptedServer.Policy = .serve) {
        (testDescription, self.json, script) = (name, json, ServerScript(answers))
        script.policy = policy
    }

    private static let overloaded = ChatAnswer.Failure("Busy", code: "server_is_overloaded")

    static let all = [
        ReportedFault(
            "[DONE] without a finish reason",
            #"[{"text": "Hello", "finish": null}]"#,
            .chat(.unfinished("Hello", isDone: true))
        ),
        ReportedFault(
            "a reset after three chunks",
            #"[{"pieces": ["a", "b", "c"], "end": "reset"}]"#,
            .chat(ChatAnswer(pieces: ["a", "b", "c"], end: .reset))
        ),
        ReportedFault(
            "a reset, and then the whole answer",
            #"[{"text": "Hello wor", "end": "reset"}, {"text": "Hello world"}]"#,
            .chat(ChatAnswer("Hello wor", end: .reset)),
            .chat(ChatAnswer("Hello world"))
        ),
        ReportedFault(
            "silence after the head",
            #"[{"end": "silence"}]"#,
            .chat(ChatAnswer("", end: .silence))
        ),
        ReportedFault(
            "silence after one chunk",
            #"[{"text": "Hello", "end": "silence"}]"#,
            .chat(ChatAnswer("Hello", end: .silence))
        ),
        ReportedFault(
            "slow fragments of a tool's arguments",
            #"[{"tool": {"name": "f", "arguments": ["{", "}"]}, "delay": {"pieces": 0.5}}]"#,
            .chat(.calling("f", arguments: ["{", "}"], every: .milliseconds(500)))
        ),
        ReportedFault(
            "heartbeats before the answer",
            #"[{"heartbeats": {"times": 10, "every": 0.5}, "text": "Hello"}]"#,
            .chat(ChatAnswer("Hello").with { $0.heartbeats = .init(count: 10, every: .milliseconds(500)) })
        ),
        ReportedFault(
            "a byte each half second",
            #"[{"text": "Hello", "split": {"every": 1, "pause": 0.5}}]"#,
            .chat(ChatAnswer("Hello").with { $0.split = .init(every: 1, pause: .milliseconds(500)) })
        ),
        ReportedFault(
            "a Retry-After that is too long",
            #"[{"status": 429, "headers": {"Retry-After": "600"}}, {"text": "Hello"}]"#,
            .chat(.rateLimited(retryAfter: 600)),
            .chat(ChatAnswer("Hello"))
        ),
        ReportedFault(
            "an error as the first event",
            #"[{"error": {"message": "Busy", "code": "server_is_overloaded"}}, {"text": "Hello"}]"#,
            .chat(.failing(with: overloaded)),
            .chat(ChatAnswer("Hello"))
        ),
        ReportedFault(
            "an error by the event's name",
            #"[{"text": "Partial", "error": {"message": "Busy", "type": "overloaded_error", "event": "error"}}]"#,
            .chat(.failing(with: .init("Busy", type: "overloaded_error", event: "error"), after: "Partial"))
        ),
        ReportedFault(
            "an error a byte at a time",
            #"[{"error": {"message": "Busy", "code": "server_is_overloaded"}, "split": {"every": 1}}]"#,
            .chat(.failing(with: overloaded).with { $0.split = .init(every: 1) })
        ),
        ReportedFault(
            "an invalid request, told inside a 200",
            #"[{"error": {"message": "No", "type": "invalid_request_error"}, "end": "close"}]"#,
            .chat(.failing(with: .init("No", type: "invalid_request_error")).with { $0.end = .close })
        ),
        ReportedFault(
            "bare JSON as an event stream",
            #"[{"headers": {"Content-Type": "text/event-stream"}, "body": "{\"error\":{}}"}]"#,
            .chat(.body(#"{"error":{}}"#, type: "text/event-stream"))
        ),
        ReportedFault(
            "HTML with 200",
            #"[{"headers": {"Content-Type": "text/html"}, "body": "<html>"}]"#,
            .chat(.body("<html>", type: "text/html"))
        ),
        ReportedFault(
            "errors whose bodies stay open",
            #"[{"status": 429, "end": "silence"}, {"text": "Hello"}]"#,
            .chat(.status(429).with { $0.end = .silence }),
            .chat(ChatAnswer("Hello"))
        ),
        ReportedFault(
            "a late end of the body",
            #"[{"text": "Hello", "delay": {"end": 0.2}}]"#,
            .chat(ChatAnswer("Hello").with { $0.delays.end = .milliseconds(200) })
        ),
        ReportedFault("an outage", #"[{"status": 503}]"#, .chat(.status(503))),
        ReportedFault(
            "an endless drip",
            #"[{"steps": [{"head": 200}, {"repeat": [{"bytes": ":"}, {"delay": 0.1}]}]}]"#,
            .response(.init(.head(200), .repeated([.bytes(":"), .delay(.milliseconds(100))], times: .max)))
        ),
        ReportedFault("a refused connection", #"{"policy": "refuse"}"#, policy: .refuse),
        ReportedFault(
            "a kept connection that is closed at its next request",
            #"[{"text": "Hello", "end": "drop-next"}]"#,
            .chat(ChatAnswer("Hello", end: .dropNext))
        ),
        ReportedFault(
            "a cut inside the head",
            #"[{"cut": 35, "end": "close"}]"#,
            .chat(ChatAnswer("", end: .close).with { $0.cut = 35 })
        ),
        ReportedFault(
            "a trailer",
            #"[{"text": "Hello", "trailers": {"X-Checksum": "z"}}]"#,
            .chat(ChatAnswer("Hello").with { $0.trailers = [.init(name: "X-Checksum", value: "z")] })
        ),
        ReportedFault(
            "a redirect to another origin",
            #"[{"status": 307, "headers": {"Location": "http://localhost:{port}/v1/chat/completions"}, "body": ""}]"#,
            .chat(
                ChatAnswer(.body([])).with {
                    $0.status = 307
                    $0.headers = [.init(name: "Location", value: ChatAnswer.elsewhere)]
                }
            )
        ),
        ReportedFault(
            "gzip that is none",
            #"[{"text": "Hello", "headers": {"Content-Encoding": "gzip"}}]"#,
            .chat(ChatAnswer("Hello").with { $0.headers = [.init(name: "Content-Encoding", value: "gzip")] })
        ),
    ]
}
