/// A run of a command by a client.
public struct Run: Sendable {
    private let command: Command
    private let peer: any Peer

    /// Makes a run; nothing is sent before ``outcome()``.
    public init(_ command: Command, by peer: any Peer) {
        self.command = command
        self.peer = peer
    }

    /// Makes all requests of the command.
    public func outcome() async -> Outcome {
        var outcome = Outcome()
        let (cpu, start) = (Resources.cpu, ContinuousClock.now)
        switch command.load {
        case .streams(let tokens, let count): await stream(count, expecting: tokens, into: &outcome)
        case .calls(let count, let atOnce): await call(count, atOnce: atOnce, into: &outcome)
        case .first: outcome.add(await first())
        }
        outcome.cpu = Resources.cpu - cpu
        outcome.wall = .now - start
        outcome.peakKilobytes = Resources.peakKilobytes
        return outcome
    }

    private func stream(_ count: Int, expecting tokens: Int, into outcome: inout Outcome) async {
        await withTaskGroup(of: Answer.self) { group in
            for _ in 0..<count {
                group.addTask { await stream(expecting: tokens) }
            }
            for await answer in group { outcome.add(answer) }
        }
    }

    private func stream(expecting tokens: Int) async -> Answer {
        let start = ContinuousClock.now
        do {
            let tally = try await peer.stream(leavingAtFirstToken: false)
            guard tally.tokens >= tokens else { return .failed("\(tally.tokens) of \(tokens) tokens came.") }
            return .whole(tokens: tokens, first: tally.first.map { $0 - start })
        } catch {
            return .failed("\(error)")
        }
    }

    private func call(_ count: Int, atOnce: Int, into outcome: inout Outcome) async {
        await withTaskGroup(of: [Answer].self) { group in
            for caller in 0..<atOnce {
                // The first callers make what is left over.
                let share = count / atOnce + (caller < count % atOnce ? 1 : 0)
                group.addTask { await callAgainAndAgain(share) }
            }
            for await answers in group {
                for answer in answers { outcome.add(answer) }
            }
        }
    }

    private func callAgainAndAgain(_ count: Int) async -> [Answer] {
        var answers: [Answer] = []
        for _ in 0..<count {
            let start = ContinuousClock.now
            do {
                try await peer.call()
                answers.append(.whole(tokens: 1, first: .now - start))
            } catch {
                answers.append(.failed("\(error)"))
            }
        }
        return answers
    }

    private func first() async -> Answer {
        let start = ContinuousClock.now
        do {
            let tally = try await peer.stream(leavingAtFirstToken: true)
            guard let first = tally.first else { return .failed("No token came.") }
            return .whole(tokens: 1, first: first - start)
        } catch {
            return .failed("\(error)")
        }
    }
}
