import Foundation
import Testing
import Waiting

@Suite("fault-server", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct FaultServerTests {
    /// Starts it, and returns it with the base URL that it prints first.
    private func start(_ arguments: String..., input: ChildProcess.Input = .none) async throws -> (ChildProcess, String)
    {
        let server = try Program.faultServer.start(arguments, input: input)
        let line = await server.nextLine()
        #expect(line.hasPrefix("http://127.0.0.1:") && line.hasSuffix("/v1\n"))
        return (server, String(line.dropLast()))
    }

    private func ask(_ url: String) async throws -> FinishedProcess {
        try await Program.martlet.run(["--endpoint", url, "-m", "m", "--key", "k", "Hello?"])
    }

    @Test("martlet hears what the script says, answer by answer, and the log tells of it")
    func script() async throws {
        let script = #"[{"fault": "long-rate-limit"}, {"text": "Hello wor", "end": "reset"}, {"text": "Hello world"}]"#
        let (server, url) = try await start("--script", "-", input: .text(script))
        #expect(try await ask(url).code == 4)
        let cut = try await ask(url)
        #expect(cut.text.hasPrefix("Hello wor") && !cut.text.contains("world"))
        #expect(cut.code == 5 || cut.code == 6)
        let whole = try await ask(url)
        #expect(whole.text == "Hello world\n" && whole.code == 0)

        server.send(signal: SIGTERM)
        let finished = await server.finish()
        #expect(finished.code == 0)
        #expect(finished.output.isEmpty)
        let lines = finished.notices.split(separator: "\n")
        #expect(lines.count { $0.contains(": POST /v1/chat/completions, ") } == 3)
        #expect(lines.contains { $0.contains("connection 1 ended: serverReset, ") })
        #expect(lines.last == "3 requests on 3 connections")
    }

    @Test("without a script it is healthy, and Ctrl-C ends it quietly")
    func healthy() async throws {
        let (server, url) = try await start()
        #expect(try await ask(url).text == "Hello from the fault server.\n")
        server.send(signal: SIGINT)
        #expect(await server.finish().code == 0)
    }

    @Test("one fault by its name, of an answer or of a connection", arguments: [("unauthorized", 3), ("refuse", 5)])
    func fault(name: String, code: Int32) async throws {
        let (server, url) = try await start("--fault=\(name)")
        #expect(try await ask(url).code == code)
        server.send(signal: SIGTERM)
        #expect(await server.finish().code == 0)
    }

    @Test("the help tells of the faults")
    func help() async throws {
        let help = try await Program.faultServer.run(["--help"])
        #expect(help.code == 0 && help.notices.isEmpty)
        #expect(help.text.contains("\n  rate-limit ") && help.text.contains("\n  never-accept "))
        #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("a script from a file, and a port that is taken")
    func fileAndPort() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"answers": [{"text": "From a file"}]}"#.utf8).write(to: file)
        let (server, url) = try await start("--script", file.path)
        #expect(try await ask(url).text == "From a file\n")
        let port = try #require(URL(string: url)?.port)
        let second = try await Program.faultServer.run(["--port", "\(port)"])
        #expect(second.code == 1)
        let sentence = "Port \(port) is taken; give another one, or none to let the system choose."
        #expect(second.notices == "fault-server: \(sentence)\n")
        server.send(signal: SIGTERM)
        #expect(await server.finish().code == 0)
    }

    @Test(
        "what it can't do ends it with one sentence",
        arguments: [
            (["--foo"], #"There is no option "--foo". Try fault-server --help."#),
            (["word"], #"There is no option "word". Try fault-server --help."#),
            (["--port"], "The option --port needs a value. Try fault-server --help."),
            (["--port=70000"], #"The port must be a number from 0 to 65535, not "70000"."#),
            (["--fault", "none"], #"There is no fault "none"; fault-server --help lists them."#),
            (["--script", "/none"], "The script /none can't be read; does the file exist?"),
            (["--script", "/"], "The script / is a folder; name a file, or - for standard input."),
            (["--script", "-"], "The script is not JSON."),
            (["--script", "-", "--fault", "drip"], "Give --script or --fault, not both; a script may name faults."),
        ]
    )
    func usage(arguments: [String], sentence: String) async throws {
        let finished = try await Program.faultServer.run(arguments)
        #expect(finished.code == 2)
        #expect(finished.text.isEmpty)
        #expect(finished.notices == "fault-server: \(sentence)\n")
    }
}
