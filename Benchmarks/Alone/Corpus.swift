/// The inputs: what a server of OpenAI's API sends.
enum Corpus {
    /// A chunk that adds a word, with the fields that every server sends.
    static func plainChunk(_ number: Int) -> String {
        #"{"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1767225600,"model":"bench","#
            + #""choices":[{"index":0,"delta":{"content":" word\#(number)"},"finish_reason":null}]}"#
    }

    /// The same with what OpenAI adds.
    static func fullChunk(_ number: Int) -> String {
        #"{"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1767225600,"model":"bench","#
            + #""service_tier":"default","system_fingerprint":"fp_44709d6fcb","choices":[{"index":0,"#
            + #""delta":{"content":" word\#(number)"},"logprobs":null,"finish_reason":null}],"usage":null,"#
            + #""obfuscation":"\#(padding(number))"}"#
    }

    /// What OpenAI fills a chunk up with, of another length and other letters in each.
    private static func padding(_ number: Int) -> String {
        let letters = String(UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15, radix: 36)
        return String(letters.prefix(2 + number % 10))
    }

    /// A chunk that adds to the arguments of a tool call.
    static func toolChunk(_ fragment: String) -> String {
        #"{"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1767225600,"model":"bench","#
            + #""choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"call_1","type":"function","#
            + #""function":{"name":"write","arguments":"\#(escaped(fragment))"}}]},"finish_reason":null}]}"#
    }

    /// The chunk that tells why the answer ends.
    static func lastChunk(_ reason: String) -> String {
        #"{"id":"chatcmpl-bench","object":"chat.completion.chunk","created":1767225600,"model":"bench","#
            + #""choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"#
    }

    /// A completion whose text has about so many bytes, with quotes and line feeds as texts have them.
    static func completion(_ bytes: Int) -> String {
        let sentence = #"A martlet is a \"swift\" that never lands, not even to sleep.\n"#
        let text = String(repeating: sentence, count: bytes / sentence.utf8.count)
        return #"{"id":"chatcmpl-bench","object":"chat.completion","created":1767225600,"model":"bench","#
            + #""choices":[{"index":0,"message":{"role":"assistant","content":"\#(text)"},"finish_reason":"stop"}],"#
            + #""usage":{"prompt_tokens":9,"completion_tokens":25000,"total_tokens":25009}}"#
    }

    /// An event.
    static func event(_ data: String) -> [UInt8] { Array("data: \(data)\n\n".utf8) }

    private static func escaped(_ text: String) -> String {
        text.replacing("\"", with: "\\\"")
    }
}
