import LLM
import WebAPI

/// What a call handed out, what it threw, and how long it took.
struct CallRecord: Sendable {
    var events: [ChatStreamEvent] = []
    var error: LLMAPIError?
    var time = Duration.zero

    /// Reads a stream to its end; `onEvent` is told of each event.
    init(_ stream: ChatStream, onEvent: (ChatStreamEvent) -> Void = { _ in }) async {
        let start = ContinuousClock.now
        do throws(LLMAPIError) {
            for try await event in stream {
                events.append(event)
                onEvent(event)
            }
        } catch {
            self.error = error
        }
        time = .now - start
    }

    /// Asks for a whole answer.
    init(chat client: LLMClient) async {
        let start = ContinuousClock.now
        do throws(LLMAPIError) {
            events = [.finished(try await client.chat(ChatRequest(messages: [.user("Hi")])))]
        } catch {
            self.error = error
        }
        time = .now - start
    }

    /// All pieces of text, one after another.
    var text: String { pieces.joined() }

    var pieces: [String] {
        events.compactMap { if case .text(let piece) = $0 { piece } else { nil } }
    }

    /// The text that came after the last word to drop what came before.
    var textThatHolds: String {
        events.reduce(into: "") { text, event in
            switch event {
            case .text(let piece): text += piece
            case .restarted: text = ""
            default: break
            }
        }
    }

    var completion: ChatCompletion? {
        events.compactMap { if case .finished(let completion) = $0 { completion } else { nil } }.last
    }

    var restarts: Int {
        events.count { if case .restarted = $0 { true } else { false } }
    }

    /// The waits between attempts.
    var delays: [Duration] {
        events.compactMap { if case .retrying(_, _, let delay, _) = $0 { delay } else { nil } }
    }

    /// The failures that were followed by another attempt.
    var causes: [LLMAPIError] {
        events.compactMap { if case .retrying(_, _, _, let error) = $0 { error } else { nil } }
    }
}

extension LLMAPIError {
    /// Which of the client's timers ended the call, if one did.
    var timer: TimeoutKind? {
        if case .timeout(let kind, _) = self { kind } else { nil }
    }

    /// How far a request got to which no answer came.
    var phase: TransportError.Phase? {
        if case .transport(let phase, _, _) = self { phase } else { nil }
    }
}
