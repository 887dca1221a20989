import Foundation
import Testing

extension BrowserTests {
    @Suite(
        "The page and the real local model",
        .enabled(
            if: LocalModelHome.path != nil,
            "MARTLET_HOME names no home of a local model; Scripts/test installs one"
        )
    )
    struct LocalModelPageTests {
        @Test("A machine with nothing but the local model has a conversation; its tokens are seen to come")
        func conversation() async throws {
            let chat = try await ServedChat(
                ["--endpoint", "local", "--no-log", "-o", "max_tokens", "96"],
                home: MartletHome(),
                environment: ["MARTLET_HOME": LocalModelHome.path ?? ""]
            )
            try await withBrowserProfile { profile in
                let page = try await profile.newPage()
                try await page.open(chat.url)
                try await page.evaluate(Self.watch)
                try await page.ask("Why is the sky blue?")
                try await page.waitForEnd()
                let answer = try #require(try await page.messages.last)
                #expect(!answer.isEmpty)
                // 96 tokens that came at once would be one change or two.
                #expect(try await page.number("lengths.size") > 3)
                try await page.ask("And at night?")
                try await page.waitUntil("document.querySelectorAll('.answer .prose').length === 2")
                try await page.waitForEnd()
                #expect(try await page.messages.count == 4)
                #expect(page.takeComplaints() == [])
            }
            let processes = try await Descendants.of(chat.child.identifier)
            chat.child.send(signal: SIGTERM)
            #expect(await chat.child.finish().code == 143)
            #expect(try await Descendants.remaining(of: processes).isEmpty)
        }

        /// Notes each length that the answer has had.
        private static let watch = """
            (() => {
                window.lengths = new Set();
                const note = () => lengths.add(document.querySelector('.answer .prose')?.textContent.length ?? 0);
                new MutationObserver(note).observe(document.querySelector('#transcript'), { childList: true, subtree: true });
            })()
            """
    }
}
