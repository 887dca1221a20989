import FaultServer
import Testing

extension BrowserTests {
    @Suite("An answer on the page")
    struct AnsweringTests {
        @Test("It is shown as it comes, and its end is told")
        func streaming() async throws {
            let (second, last) = (try Gate(), try Gate())
            let steps: [ScriptedResponse.Step] = [
                .eventStreamHead, ChatScript.text("One "), .wait(second), ChatScript.text("**two**"), .wait(last),
            ]
            try await withVisit(ScriptedResponse(steps + ChatScript.end(usage: ChatScript.usage))) { visit in
                let page = try await visit.open()
                try await page.ask("Count")
                try await page.waitForAnswer("One")
                try await page.shows("#stop")
                try await page.hides("#send")
                #expect(try await page.text("document.querySelector('#announcement').textContent") == "Responding")
                second.open()
                try await page.waitForAnswer("One two")
                #expect(try await page.text("document.querySelector('.prose strong').textContent") == "two")
                last.open()
                try await page.waitForEnd()
                try await page.shows("#send")
                try await page.shows(".usage", "m")
                #expect(try await page.text("document.querySelector('#announcement').textContent") == "Complete")
                #expect(try await page.messages == ["Count", "One two"])
            }
        }

        @Test("Stop ends it and keeps what had come", arguments: [true, false])
        func stopped(byKey: Bool) async throws {
            let endless = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
            try await withVisit(endless) { visit in
                let page = try await visit.open()
                try await page.ask("Tell a story")
                try await page.waitForAnswer("Once upon")
                if byKey { try await page.press(.escape) } else { try await page.click("#stop") }
                try await page.waitForEnd()
                try await page.shows(".notes", "Stopped.")
                #expect(try await page.messages == ["Tell a story", "Once upon"])
                try await page.reload()
                try await page.waitForMessages("Tell a story", "Once upon")
            }
        }

        @Test("A connection that is lost in its midst leaves what had come, a sentence, and Retry, which works")
        func lost() async throws {
            let cut = try Gate()
            try await withVisit(
                ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .wait(cut), .reset),
                ChatScript.stream("Once upon a time")
            ) { visit in
                let page = try await visit.open()
                try await page.ask("Tell a story")
                try await page.waitForAnswer("Once upon")
                cut.open()
                try await page.shows(".failure", "connection")
                try await page.waitForEnd()
                #expect(try await page.messages == ["Tell a story", "Once upon"])
                #expect(try await page.text("document.querySelector('#announcement').textContent").hasPrefix("Failed."))
                try await page.click(".failure button")
                try await page.waitForMessages("Tell a story", "Once upon a time")
                try await page.hides(".failure")
            }
        }

        @Test("A wait before another try is told, and can be stopped")
        func retrying() async throws {
            try await withVisit(ChatScript.failure(503, retryAfter: 60_000)) { visit in
                let page = try await visit.open()
                try await page.ask("Anybody there?")
                try await page.shows("#status-line")
                try await page.click("#stop")
                try await page.waitForEnd()
                try await page.hides("#status-line")
                #expect(visit.questions.count == 1)
            }
        }

        @Test("What a server says of a failure is told, and its advice")
        func refused() async throws {
            try await withVisit(ChatScript.failure(401, "Incorrect API key provided")) { visit in
                let page = try await visit.open()
                try await page.ask("Hello")
                try await page.shows(".failure", "key")
            }
        }
    }
}
