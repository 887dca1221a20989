import LLM
import LoadClient

/// Reads answers as a program does that shows them.
struct MartletPeer: Peer {
    private let model: any ChatModel

    init(_ model: any ChatModel) {
        self.model = model
    }

    func stream(leavingAtFirstToken leaves: Bool) async throws -> Tally {
        var tally = Tally()
        for try await event in model.stream(Self.question) {
            switch event {
            case .text, .toolCall:
                tally.addToken()
                if leaves { return tally }
            case .restarted: tally.startAgain()
            case .finished: return tally
            default: break
            }
        }
        throw Unfinished()
    }

    func call() async throws {
        guard try await !model.complete(Self.question).isEmpty else { throw Unfinished() }
    }

    private static let question = "Where does a swift sleep?"

    /// An answer ended, and nothing said so.
    private struct Unfinished: Error {}
}
