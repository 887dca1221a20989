import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, many at once", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ManyProcessesTests {
    @Test("8 programs at work in one store lose nothing and never wait for each other in vain")
    func together() async throws {
        let (programs, questions) = (8, 200)
        let home = MartletHome()
        let answer = "A martlet never lands."
        try await withScriptedServer(ChatScript.stream("A martlet ", "never lands.")) { server in
            try await withThrowingTaskGroup { group in
                for program in 0..<programs {
                    group.addTask {
                        for question in 0..<questions {
                            let finished = try await Program.martlet.run(
                                Program.talking(to: server) + ["-q", "Question \(question) of \(program)"],
                                environment: home.environment
                            )
                            try #require(finished.text == answer + "\n", "\(finished.code): \(finished.notices)")
                            try #require(finished.notices.isEmpty)
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
        let export = try await Program.martlet.run(["history", "export", "--all"], environment: home.environment)
        let questioned = try MartletHome.conversations(export.text)
        let answers = questioned.compactMap(\.last)
        #expect(
            answers.count { $0 == KeptMessage(role: "assistant", text: answer, status: "complete") } == programs
                * questions
        )
        let asked = Set(questioned.compactMap { $0.first?.text })
        #expect(asked.count == programs * questions)
    }
}
