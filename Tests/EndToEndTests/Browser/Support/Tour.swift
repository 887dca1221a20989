import FaultServer
import Foundation
import Testing

/// What the page looks like to somebody: its size and colours.
struct Look: Sendable, CustomTestStringConvertible {
    var width: Int
    var isDark: Bool

    static let all = [1440, 390].flatMap { width in [false, true].map { Look(width: width, isDark: $0) } }

    var name: String { "\(width)-\(isDark ? "dark" : "light")" }
    var testDescription: String { name }
    var isNarrow: Bool { width < 700 }
}

/// The states of the page, one after another.
struct Tour {
    let look: Look
    /// What is done in each state, by its name.
    let each: (BrowserPage, _ state: String) async throws -> Void

    func take() async throws {
        let gate = try Gate()
        let home = MartletHome()
        try await withVisit(
            ScriptedResponse([.eventStreamHead, ChatScript.reasoning("A bird, then."), .wait(gate), .reset]),
            ScriptedResponse(
                [.eventStreamHead, ChatScript.reasoning("A bird, then."), ChatScript.text(Self.answer)]
                    + ChatScript.end(usage: ChatScript.usage)
            ),
            ScriptedResponse(.eventStreamHead, ChatScript.text("A martlet is "), .wait(gate), .reset),
            ChatScript.failure(503, retryAfter: 60_000),
            home: home
        ) { visit in
            let page = try await visit.profile.newPage(width: look.width, height: look.isNarrow ? 844 : 900)
            try await page.prefer(dark: look.isDark, reducedMotion: true)
            try await page.open("\(visit.chat.origin)/")
            try await each(page, "refused")
            try await page.open(visit.chat.url)
            try await page.shows("#empty-text", "answers")
            try await each(page, "new")
            try await answers(page, gate)
            try await changes(page)
            visit.chat.child.send(signal: SIGTERM)
            try await page.shows("#banner")
            try await each(page, "away")
        }
    }

    private func answers(_ page: BrowserPage, _ gate: Gate) async throws {
        try await page.ask("What is a martlet?")
        try await page.shows(".reasoning")
        try await each(page, "waiting")
        try await page.click("#stop")
        try await page.waitForEnd()
        try await each(page, "stopped")
        try await page.ask("Tell me all about it.")
        try await page.shows(".prose", "the end")
        try await page.waitForEnd()
        try await page.evaluate("document.querySelector('.answer.last .reasoning').open = true")
        try await each(page, "answered")
        try await page.turnWheel(over: "#scroller", by: -700)
        try await page.shows("#jump")
        try await each(page, "scrolled")
        try await page.ask("In a sentence, please.")
        try await page.waitForAnswer("A martlet is")
        try await each(page, "streaming")
        gate.open()
        try await page.shows(".failure")
        try await page.waitForEnd()
        try await each(page, "failed")
        try await page.click(".answer.last .failure button")
        try await page.shows("#status-line")
        try await each(page, "retrying")
        try await page.click("#stop")
        try await page.waitForEnd()
    }

    private func changes(_ page: BrowserPage) async throws {
        try await page.click(".question [aria-label=Edit]")
        try await each(page, "editing")
        try await page.press(.escape)
        try await page.click("#model-button")
        try await page.shows("#settings")
        try await each(page, "settings")
        try await page.press(.escape)
        try await page.click("#conversation-menu")
        try await page.shows("#menu")
        try await each(page, "menu")
        try await page.press(.escape)
        try await page.choose("Rename…")
        try await page.shows("#rename")
        try await each(page, "renaming")
        try await page.press(.escape)
        try await page.press(.letter("k"), .control)
        try await page.waitUntil("document.activeElement.id === 'search'")
        try await each(page, "list")
        try await page.type("martlet")
        try await page.shows("#hits a")
        try await each(page, "found")
        try await page.press(.escape)
        if look.isNarrow { try await page.click("#close-drawer") }
        try await page.choose("Delete")
        try await page.shows("#toast")
        try await each(page, "deleted")
    }

    /// An answer with all that Markdown has.
    private static let answer = """
        # The martlet

        A **martlet** is a bird of *heraldry*, [drawn without feet](https://en.wikipedia.org/wiki/Martlet), and said
        never to land. ~~It sleeps.~~ Its sign is `U+1F426`.

        1. It is a charge of a *fourth* son.
        2. It stands in the arms of:
           - Sussex
           - University College, Oxford

        > One had better not rely on it as a messenger.

        | Arms | Martlets | Colour |
        | :--- | ---: | :---: |
        | Sussex | 6 | gold |
        | Edward the Confessor | 5 | gold |

        ```swift
        /// A bird that never lands.
        struct Martlet: Bird {
            var feet: [Foot] { [] }
            func fly(from nest: Place, over everything: Sky) async throws -> Never { try await sky.cross(from: nest, by: self) }
        }
        ```

        - [x] draw it
        - [ ] feed it

        ---

        Here is the end.
        """
}
