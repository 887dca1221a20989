import LLM

/// One call of the soak: it makes it, and judges what came.
struct SoakCall: Sendable {
    let scenario: Scenario
    let client: LLMClient
    let ledger: Ledger

    /// Makes the call; the task that runs it may be cancelled at any time.
    func run() async {
        var received = ""
        do throws(LLMAPIError) {
            switch scenario.form {
            case .events: try await readEvents(&received)
            case .text: try await readText(&received)
            case .collected: try finish(with: try await client.stream(request).completion().text)
            case .whole: try finish(with: try await client.complete(request))
            }
        } catch .cancelled {
            if scenario.patience == .endless { ledger.violation("\(scenario.number) was cancelled by nobody") }
            ledger.add(.cancelled)
        } catch {
            expect(scenario.text.hasPrefix(received), "got text that is not its own: \(received)")
            if let partial = error.partial?.text {
                expect(scenario.text.hasPrefix(partial), "has a false partial text")
            }
            ledger.add(.failed(error.kind))
        }
    }

    private func readEvents(_ received: inout String) async throws(LLMAPIError) {
        var pieces = 0
        for try await event in client.stream(request) {
            switch event {
            case .text(let piece):
                received += piece
                pieces += 1
                if scenario.patience == .leave(afterPieces: pieces) { return ledger.add(.left) }
            case .restarted: received = ""
            case .finished(let completion):
                expect(completion.text == received, "finished with another text than it told: \(completion.text)")
                try finish(with: received)
            default: break
            }
        }
    }

    private func readText(_ received: inout String) async throws(LLMAPIError) {
        for try await piece in client.stream(request).text { received += piece }
        try finish(with: received)
    }

    private func finish(with text: String) throws(LLMAPIError) {
        expect(text == scenario.text, "was told complete with \"\(text)\"")
        ledger.add(.complete)
    }

    private func expect(_ condition: Bool, _ sentence: String) {
        if !condition { ledger.violation("\(scenario.number) \(sentence)") }
    }

    private var request: ChatRequest {
        var request = ChatRequest(messages: [.user("soak")])
        request.user = "soak-\(scenario.number)"
        return request
    }
}
