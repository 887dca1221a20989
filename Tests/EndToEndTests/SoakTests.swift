import Foundation
import Testing

@Suite("A small soak", .timeLimit(.minutes(5)))
struct SoakTests {
    @Test("1,000 calls through random faults: nothing is lost, said twice, left behind, or told complete that is not")
    func soak() async throws {
        let seed = 1
        let server = try Program.soak.start(["serve", "\(seed)"], input: .pipe)
        let url = String(decoding: await server.nextOutput(), as: UTF8.self).split(separator: "\n").first
        let run = try await Program.soak.run(["run", String(try #require(url)), "1000", "16", "\(seed)"])
        #expect(run.code == 0, "\(run.text) \(run.notices)")
        server.endInput()
    }
}
