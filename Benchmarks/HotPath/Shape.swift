/// What the events of a stream look like, or that there is none.
enum Shape: String {
    /// Text as most servers send it: nothing but the text differs.
    case text
    /// Text as OpenAI sends it, with padding in each event.
    case padded
    /// Text beside a number that is another one in each event.
    case varied
    /// The arguments of a tool call.
    case tool
    /// No stream: short answers, each to a call of its own.
    case call

    /// The bytes of so many events.
    func events(_ count: Int) -> [UInt8] {
        let parts = "data: \(chunk)\n\n".split(separator: "%").map { Array($0.utf8) }
        var bytes: [UInt8] = []
        for number in 100_000..<(100_000 + count) {
            let digits = Array(String(number).utf8)
            for part in parts.dropLast() { bytes += part + digits }
            bytes += parts.last ?? []
        }
        return bytes
    }

    /// What a short answer says.
    static let answer = "Swifts sleep on the wing."

    /// The bytes of a short answer.
    static var document: [UInt8] {
        Array(
            (#"{"id":"chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT","object":"chat.completion","created":1741569952,"#
                + #""model":"gpt-4o-mini-2024-07-18","choices":[{"index":0,"message":{"role":"assistant","content":"#
                + #""\#(answer)","refusal":null},"logprobs":null,"finish_reason":"stop"}],"#
                + #""usage":{"prompt_tokens":9,"completion_tokens":7,"total_tokens":16}}"#).utf8
        )
    }

    /// The bytes of what ends a stream.
    static var end: [UInt8] {
        Array("data: \(chunk("{}", finishReason: #""stop""#))\n\ndata: [DONE]\n\n".utf8)
    }

    /// A chunk with percent signs where the event's number is to stand.
    private var chunk: String {
        switch self {
        case .text: Self.chunk(#"{"content":" word%"}"#)
        case .padded: Self.chunk(#"{"content":" word%"}"#, more: #","usage":null,"obfuscation":"%""#)
        case .varied: Self.chunk(#"{"content":" word%"}"#, more: #","token":%"#)
        case .call: ""
        case .tool: Self.chunk(#"{"tool_calls":[{"index":0,"function":{"name":"f","arguments":"%,"}}]}"#)
        }
    }

    private static func chunk(_ delta: String, finishReason: String = "null", more: String = "") -> String {
        #"{"id":"chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT","object":"chat.completion.chunk","created":1741569952,"#
            + #""model":"gpt-4o-mini-2024-07-18","service_tier":"default","system_fingerprint":"fp_44709d6fcb","#
            + #""choices":[{"index":0,"delta":\#(delta),"logprobs":null,"finish_reason":\#(finishReason)}]\#(more)}"#
    }
}
