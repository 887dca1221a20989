import ChatCore
import LLM
import WebAPI

/// The models that an endpoint lists, which is asked once a minute at most, and not waited for longer than five seconds.
@MainActor
final class ModelList {
    /// What an endpoint said, or a sentence on why it said nothing.
    enum Answer: Sendable {
        case models([ModelID])
        case failed(String)
    }

    nonisolated static let patience = Duration.seconds(5)
    nonisolated static let lifetime = Duration.seconds(60)

    private let partner: ChatPartner
    private let clock: any Clock<Duration>
    private let elapsed: Stopwatch
    private var kept: (models: [ModelID], time: Duration)?
    private var lookUp: Task<Answer, Never>?

    init(_ partner: ChatPartner, clock: any Clock<Duration>) {
        self.partner = partner
        self.clock = clock
        elapsed = clock.stopwatch()
    }

    /// The models. Who asks while somebody else does gets the same answer.
    func models() async -> Answer {
        if let kept, elapsed() - kept.time < Self.lifetime { return .models(kept.models) }
        if let lookUp { return await lookUp.value }
        let task = Task { [partner, clock] in await Self.ask(partner, clock) }
        lookUp = task
        let answer = await task.value
        lookUp = nil
        if case .models(let models) = answer { kept = (models, elapsed()) }
        return answer
    }

    private nonisolated static func ask(_ partner: ChatPartner, _ clock: any Clock<Duration>) async -> Answer {
        await withTaskGroup(of: Answer?.self) { group in
            group.addTask {
                do throws(LLMAPIError) {
                    return .models(try await partner.models())
                } catch {
                    return .failed(error.description)
                }
            }
            group.addTask {
                do { try await clock.pause(for: patience) } catch { return nil }
                return .failed("\(partner.endpoint) did not list its models in time. Look whether it is running.")
            }
            defer { group.cancelAll() }
            for await answer in group { if let answer { return answer } }
            return .failed("The models were not listed. Load the page again.")
        }
    }
}
