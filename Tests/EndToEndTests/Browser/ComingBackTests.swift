import FaultServer
import Foundation
import Testing

extension BrowserTests {
    @Suite("A page that is left and comes back")
    struct ComingBackTests {
        @Test("Loaded again in the midst of an answer, it goes on with it")
        func reload() async throws {
            let gate = try Gate()
            let steps = [.eventStreamHead, ChatScript.text("One "), .wait(gate), ChatScript.text("two")]
            try await withVisit(ScriptedResponse(steps + ChatScript.end())) { visit in
                let page = try await visit.open()
                try await page.ask("Count")
                try await page.waitForAnswer("One")
                try await page.reload()
                try await page.waitForAnswer("One")
                try await page.shows("#stop")
                gate.open()
                try await page.waitForMessages("Count", "One two")
                try await page.waitForEnd()
                #expect(visit.questions.count == 1)
            }
        }

        @Test("A tab that was out of sight catches up")
        func hidden() async throws {
            let gate = try Gate()
            let steps = [.eventStreamHead, ChatScript.text("One "), .wait(gate), ChatScript.text("two")]
            try await withVisit(ScriptedResponse(steps + ChatScript.end())) { visit in
                let page = try await visit.open()
                try await page.ask("Count")
                try await page.waitForAnswer("One")
                try await page.setHidden(true)
                gate.open()
                let id = try await page.conversation
                _ = try await visit.chat.open()
                _ = try await visit.chat.waitForAnswer(in: id, status: "complete")
                #expect(try await page.messages == ["Count", "One"])
                try await page.setHidden(false)
                try await page.waitForMessages("Count", "One two")
                try await page.waitForEnd()
            }
        }

        @Test("Two tabs show the same, and either can stop the answer")
        func twoTabs() async throws {
            let endless = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
            try await withVisit(endless) { visit in
                let first = try await visit.open()
                let second = try await visit.open()
                try await first.ask("Tell a story")
                try await second.shows("#list a", "Tell a story")
                try await second.click("#list a")
                for tab in [first, second] { try await tab.waitForAnswer("Once upon") }
                try await second.click("#stop")
                for tab in [first, second] {
                    try await tab.waitForEnd()
                    try await tab.shows(".notes", "Stopped.")
                    #expect(try await tab.messages == ["Tell a story", "Once upon"])
                }
            }
        }

        @Test("A server that ends is told, nothing typed is lost, and the page goes on with the next one")
        func restart() async throws {
            let home = MartletHome()
            let port = ServedChat.ownPort()
            try await withVisit(ChatScript.stream("One"), home: home, port: port) { visit in
                let page = try await visit.open()
                try await page.ask("first")
                try await page.waitForMessages("first", "One")
                try await page.waitForEnd()
                visit.chat.child.send(signal: SIGTERM)
                #expect(await visit.chat.child.finish().code == 143)
                try await page.shows("#banner", "not answering")
                try await page.write("second")
                try await page.press(.enter)
                try await page.shows("#composer-note", "still here")
                #expect(try await page.written == "second")

                let next = try await ServedChat(Program.talking(to: visit.server), home: home, port: port)
                try await page.click("#banner-button")
                try await page.shows("#banner", "not let in")
                let other = try await visit.profile.newPage()
                try await other.open(next.url)
                try await page.hides("#banner")
                #expect(try await page.written == "second")
                try await page.press(.enter, at: "#composer-text")
                try await page.waitForMessages("first", "One", "second", "One")
            }
        }
    }
}
