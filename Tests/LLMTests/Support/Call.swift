import Foundation
import LLM
import LLMTesting
import WebAPI

/// What a streamed call comes to, on a clock that skips the waits between attempts.
struct Call: Sendable {
    var events: [ChatStreamEvent] = []
    var error: LLMAPIError?

    init(_ stream: ChatStream, clock: ManualClock) async {
        do throws(LLMAPIError) {
            for try await event in stream {
                events.append(event)
                guard case .retrying(_, _, let delay, _) = event else { continue }
                let time = clock.now.offset + delay
                Task {
                    await clock.waitForSleeper(until: time)
                    clock.advance(by: delay)
                }
            }
        } catch {
            self.error = error
        }
    }

    var text: String {
        events.reduce(into: "") { text, event in
            switch event {
            case .text(let piece): text += piece
            case .restarted: text = ""
            default: break
            }
        }
    }

    /// Each piece of text, in order, also of what was to be dropped.
    var pieces: [String] {
        events.compactMap { if case .text(let piece) = $0 { piece } else { nil } }
    }

    var completion: ChatCompletion? {
        events.compactMap { if case .finished(let completion) = $0 { completion } else { nil } }.last
    }

    var delays: [Duration] {
        events.compactMap { if case .retrying(_, _, let delay, _) = $0 { delay } else { nil } }
    }

    var switches: [String] {
        events.compactMap { if case .switched(let label, _) = $0 { label } else { nil } }
    }

    var restarts: Int {
        events.count { if case .restarted = $0 { true } else { false } }
    }
}
