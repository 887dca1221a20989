import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet -t", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct TemplatesTests {
    private let home = MartletHome()

    init() throws {
        try home.write("{\"aliases\": {\"mini\": \"gpt-mini\"}}", to: "config.json")
        try home.write(
            """
            ---
            system: You translate into $language.
            model: mini
            language: Dutch
            ---
            Translate:

            $input
            """,
            to: "templates/translate.md"
        )
    }

    @Test("A template makes prompt, system prompt and model of words, input and values")
    func asked() async throws {
        try await withScriptedServer(ChatScript.stream("Hallo")) { server in
            let url = "\(server.url.absoluteString)/v1"
            let finished = try await home.martlet("--endpoint", url, "-t", "translate", "Now:", input: .text("Hello\n"))
            #expect(finished.text == "Hallo\n")
            let request = try JSONValue(parsing: try await server.request(0).text)
            #expect(request["model"] == "gpt-mini")
            #expect(request["messages"]?[0]?["content"] == "You translate into Dutch.")
            #expect(request["messages"]?[1]?["content"] == "Translate:\n\nNow:\n\nHello\n")

            let arguments = ["-t", "translate", "-p", "language", "French", "-m", "m", "Hello"]
            let other = try await Program.martlet.run(["--endpoint", url] + arguments, environment: home.environment)
            #expect(other.code == 0)
            let second = try JSONValue(parsing: try await server.request(1).text)
            #expect(second["model"] == "m")
            #expect(second["messages"]?[0]?["content"] == "You translate into French.")

            #expect(try await home.martlet("--endpoint", url, "-t", "translate", "-s", "No.", "Hi").code == 0)
            #expect(try JSONValue(parsing: try await server.request(2).text)["messages"]?[0]?["content"] == "No.")
        }
    }

    @Test(
        "What can't be filled is told, and nobody is asked",
        arguments: [
            (["-t", "translate"], "needs something to work on"), (["-t", "translat", "Hi"], "did you mean translate?"),
            (["-t", "translate", "-p", "tone", "kind", "Hi"], "no $tone, but $language"),
            (["-t", "../config", "Hi"], "no name of a template"), (["-p", "language", "Dutch", "Hi"], "-t"),
        ]
    )
    func refused(arguments: [String], words: String) async throws {
        try await withScriptedServer { server in
            let finished = try await Program.martlet.run(
                ["--endpoint", server.url.absoluteString] + arguments,
                environment: home.environment
            )
            #expect(finished.code == 2)
            #expect(finished.notices.contains(words), "\(finished.notices)")
            #expect(server.requests.isEmpty)
        }
    }

    @Test("They are listed, shown and found")
    func listed() async throws {
        #expect(try await home.martlet("templates", "list").text == "translate\n")
        #expect(try await home.martlet("templates", "list", "--json").text == "[{\"name\":\"translate\"}]\n")
        #expect(try await home.martlet("templates", "show", "translate").text.hasSuffix("Translate:\n\n$input"))
        #expect(try await home.martlet("templates", "path").text == "\(home.path("templates"))\n")
        #expect(try await home.martlet("templates", "path", "new").text == "\(home.path("templates/new.md"))\n")
        #expect(try await home.martlet("templates", "show", "other").code == 2)
    }
}
