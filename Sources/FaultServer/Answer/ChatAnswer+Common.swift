extension ChatAnswer {
    /// An answer of a status and an error in JSON.
    ///
    /// - Parameters:
    ///   - status: the status.
    ///   - headers: header lines beside the usual ones.
    ///   - failure: the error; nil, the default, for one that goes with the status.
    public static func status(
        _ status: Int,
        headers: KeyValuePairs<String, String> = [:],
        _ failure: Failure? = nil
    ) -> ChatAnswer {
        var answer = ChatAnswer(.failure(failure ?? Failure(status: status)))
        answer.status = status
        answer.headers = headers.map { HeaderField(name: $0.key, value: $0.value) }
        return answer
    }

    /// 429 with `Retry-After` in seconds.
    public static func rateLimited(retryAfter seconds: Int) -> ChatAnswer {
        .status(429, headers: ["Retry-After": "\(seconds)"])
    }

    /// A body as it is, of a media type.
    public static func body(_ text: String, type: String, status: Int = 200) -> ChatAnswer {
        var answer = ChatAnswer(.body(Array(text.utf8)))
        answer.status = status
        answer.headers = [HeaderField(name: "Content-Type", value: type)]
        return answer
    }

    /// A page of HTML, as a proxy sends it.
    public static func page(_ title: String, status: Int) -> ChatAnswer {
        .body(
            "<!DOCTYPE html>\n<html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>\n",
            type: "text/html; charset=utf-8",
            status: status
        )
    }

    /// A redirect; ``elsewhere`` is another origin that leads to the same server.
    public static func redirect(to location: String, status: Int = 307) -> ChatAnswer {
        var answer = ChatAnswer.body("", type: "text/plain", status: status)
        answer.headers.append(HeaderField(name: "Location", value: location))
        return answer
    }

    /// The chat's address on the same server by its other name, so that it is another origin than 127.0.0.1.
    public static let elsewhere = "http://localhost:{port}/v1/chat/completions"

    /// An error event inside a 200: after the text, or at first where there is none. The stream ends after it.
    public static func failing(with failure: Failure, after text: String = "") -> ChatAnswer {
        let message = Message(pieces: text.words, finish: nil, failure: failure, isDone: false)
        return ChatAnswer(.message(message))
    }

    /// A stream that ends in order, but without a finish reason; `[DONE]` comes or does not.
    public static func unfinished(_ text: String, isDone: Bool) -> ChatAnswer {
        ChatAnswer(.message(Message(pieces: text.words, finish: nil, isDone: isDone)))
    }

    /// A call of a tool whose arguments come in fragments.
    public static func calling(_ name: String, arguments: [String], every pause: Duration = .zero) -> ChatAnswer {
        var answer = ChatAnswer(.message(Message(pieces: [], toolCall: ToolCall(name: name, arguments: arguments))))
        answer.delays.pieces = pause
        return answer
    }

    /// No answer, not even a head.
    public static let never: ChatAnswer = {
        var answer = ChatAnswer("", end: .silence)
        answer.cut = 0
        return answer
    }()

    /// This answer, changed.
    ///
    /// ```swift
    /// ChatAnswer("Hello").with { $0.delays.head = .seconds(1) }
    /// ```
    public func with(_ change: (inout ChatAnswer) -> Void) -> ChatAnswer {
        var answer = self
        change(&answer)
        return answer
    }
}

extension String {
    /// The words, each with the space before it, so that together they are the text.
    var words: [String] {
        var words: [String] = []
        for character in self {
            if words.isEmpty || character == " " { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}
