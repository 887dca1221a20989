import Foundation
import Testing
import Waiting

@Suite(
    "martlet and the real local model",
    .enabled(
        if: LocalModelHome.path != nil,
        "MARTLET_HOME names no home of a local model; Scripts/test installs one"
    ),
    .serialized,
    .timeLimit(.minutes(Patience.minutes))
)
struct LocalModelTests {
    private let environment = ["MARTLET_HOME": LocalModelHome.path ?? ""]

    private func start(_ arguments: String...) throws -> ChildProcess {
        try Program.martlet.start(LocalModelHome.patience + arguments, environment: environment)
    }

    @Test("Its answer arrives over time, and no process is left")
    func answer() async throws {
        let child = try start("-o", "max_tokens", "64", "Why is the sky blue?")
        var arrivals: [ContinuousClock.Instant] = []
        var answer: [UInt8] = []
        var processes = try await Descendants.first(of: child.identifier)
        while case let piece = await child.nextOutput(), !piece.isEmpty {
            if arrivals.isEmpty { processes.formUnion(try await Descendants.of(child.identifier)) }
            arrivals.append(.now)
            answer += piece
        }
        let finished = await child.finish()
        #expect(finished.code == 0)
        #expect(finished.notices.contains("a small model on this machine"))
        #expect(!answer.isEmpty && answer.last == UInt8(ascii: "\n"))
        // 64 tokens that came at once would be one read or two.
        #expect(arrivals.count >= 5, "\(arrivals.count) reads")
        #expect(Set(arrivals).count == arrivals.count)
        #expect(try await Descendants.remaining(of: processes).isEmpty)
    }

    @Test("Ctrl-C keeps what arrived, and no process is left")
    func interrupted() async throws {
        let child = try start("Tell a long story about a swift.")
        #expect(await !child.nextOutput().isEmpty)
        let processes = try await Descendants.of(child.identifier)
        child.send(signal: SIGINT)
        #expect(await child.finish().code == 130)
        #expect(!processes.isEmpty)
        #expect(try await Descendants.remaining(of: processes).isEmpty)
    }

    @Test("A reader that has seen enough ends it, and no process is left")
    func head() async throws {
        let child = try start("Tell a long story about a swift.")
        #expect(await !child.output(atLeast: 5).isEmpty)
        let processes = try await Descendants.of(child.identifier)
        child.closeOutput()
        let finished = await child.finish()
        #expect(finished.code == 0)
        #expect(!processes.isEmpty)
        #expect(try await Descendants.remaining(of: processes).isEmpty)
    }

    @Test("It does not pass for another")
    func anotherModel() async throws {
        let arguments = ["--endpoint", "local", "-m", "gpt-5", "Hi"]
        let finished = try await Program.martlet.run(arguments, environment: environment)
        #expect(finished.code == 2)
        #expect(finished.text.isEmpty)
        #expect(finished.notices.contains("SmolLM2-135M-Instruct"))
    }

    @Test("It is named by status and models")
    func named() async throws {
        let status = try await Program.martlet.run(["local", "status"], environment: environment)
        #expect(status.code == 0)
        #expect(status.text.contains("SmolLM2-135M-Instruct"))
        let ask = ["models", "--endpoint", "local"] + LocalModelHome.patience
        let models = try await Program.martlet.run(ask, environment: environment)
        #expect(models.text == "SmolLM2-135M-Instruct\n")
    }

    @Test("A chat with it goes on in a one-shot, and nobody else is said to have answered before")
    func goesOn() async throws {
        let home = MartletHome()
        try FileManager.default.createDirectory(at: home.folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: home.path("local"),
            withDestinationPath: "\(LocalModelHome.path ?? "")/local"
        )
        let flags = ["--endpoint", "local", "-o", "max_tokens", "8"]
        let chat = try await Program.martlet.run(["chat"] + flags, environment: home.environment, input: .text("Hi."))
        #expect(chat.code == 0)
        let ask = LocalModelHome.patience + ["-c"] + flags + ["Say bye."]
        let further = try await Program.martlet.run(ask, environment: home.environment)
        #expect(further.code == 0)
        #expect(!further.notices.contains("answered before"))
    }

    @Test("It answers on the page, starts with the first question, and no process is left")
    func served() async throws {
        let arguments = ["--endpoint", "local", "--no-log", "-o", "max_tokens", "16"]
        let page = try await ServedChat(arguments, home: MartletHome(), environment: environment)
        _ = try await page.open()
        #expect(try await Descendants.of(page.child.identifier).isEmpty)
        let id = try await page.begin("Why is the sky blue?")
        #expect(try await !page.waitForAnswer(in: id, status: "complete").isEmpty)
        let processes = try await Descendants.of(page.child.identifier)
        #expect(!processes.isEmpty)
        page.child.send(signal: SIGTERM)
        #expect(await page.child.finish().code == 143)
        #expect(try await Descendants.remaining(of: processes).isEmpty)
    }
}
