import Foundation
import Testing
import Waiting

@Suite("A small soak", .timeLimit(.minutes(Patience.minutes)))
struct SoakTests {
    @Test("1,000 calls through random faults: nothing is lost, said twice, left behind, or told complete that is not")
    func soak() async throws {
        let seed = 1
        let server = try Program.soak.start(["serve", "\(seed)"], input: .pipe)
        let url = await server.nextLine().dropLast()
        let run = try await Program.soak.run(["run", String(url), "1000", "16", "\(seed)"])
        #expect(run.code == 0, "\(run.text) \(run.notices)")
        server.endInput()
    }
}
