import FaultServer
import LLMTesting

extension ManualClock {
    /// Waits for so many requests, which are not answered, and lets the limit of each pass.
    func pass(_ limit: Duration, afterEachOf count: Int, requestsTo server: ScriptedServer) async throws {
        for index in 0..<count {
            try await server.request(index)
            await waitForSleeper(until: limit * (index + 1))
            advance(by: limit)
        }
    }
}
