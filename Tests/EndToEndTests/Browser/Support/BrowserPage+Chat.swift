import JSONCoding
import Testing

/// What a person does at the page, and sees.
extension BrowserPage {
    /// Puts text into the message field.
    func write(_ text: String) async throws {
        try await click("#composer-text")
        try await type(text)
    }

    /// Sends a question, and waits until the field is free for the next one.
    func ask(_ question: String) async throws {
        try await write(question)
        try await press(.enter)
        try await waitUntil("document.querySelector('#composer-text').value === '' && location.hash.length > 1")
    }

    /// Waits until the last answer is this text so far.
    func waitForAnswer(_ text: String) async throws {
        let text = JSONValue.string(text).text
        try await waitUntil("document.querySelector('.answer.last .prose')?.innerText === \(text)")
    }

    /// Waits until no answer is coming.
    func waitForEnd() async throws {
        try await waitUntil("document.querySelector('#stop').hidden && \(Self.isSettled)")
    }

    private static let isSettled = "document.querySelector('.answer.last') && !document.querySelector('.streaming')"

    /// Waits until an element can be seen; with a text, until it holds that.
    func shows(_ selector: String, _ text: String = "") async throws {
        let (selector, text) = (JSONValue.string(selector).text, JSONValue.string(text).text)
        try await waitUntil(
            "[...document.querySelectorAll(\(selector))].some(e => e.checkVisibility() && e.textContent.includes(\(text)))"
        )
    }

    /// Waits until no element of this kind can be seen.
    func hides(_ selector: String) async throws {
        try await waitUntil(
            "![...document.querySelectorAll(\(JSONValue.string(selector).text))].some(e => e.checkVisibility())"
        )
    }

    /// The messages on show, questions and answers.
    var messages: [String] {
        get async throws {
            let texts = try await evaluate(
                "[...document.querySelectorAll('.message')].map(m => m.querySelector('.bubble, .prose').innerText)"
            )
            return texts.arrayValue?.compactMap(\.stringValue) ?? []
        }
    }

    /// Waits until these are the messages on show.
    func waitForMessages(_ messages: String...) async throws {
        let expected = JSONValue.array(messages.map(JSONValue.string)).text
        try await waitUntil(
            """
            JSON.stringify([...document.querySelectorAll('.message')].map(m => m.querySelector('.bubble, .prose').innerText))
                === JSON.stringify(\(expected))
            """
        )
    }

    /// What stands in the message field.
    var written: String {
        get async throws { try await text("document.querySelector('#composer-text').value") }
    }

    /// The id of the conversation on show.
    var conversation: String {
        get async throws { try await text("location.hash.slice(1).split('/')[0]") }
    }

    /// Goes to a conversation, or with nothing to a new one.
    func go(to conversation: String) async throws {
        try await evaluate("location.hash = \(JSONValue.string(conversation).text)")
    }

    /// Picks a line of the menu of the conversation on show.
    func choose(_ line: String) async throws {
        try await click("#conversation-menu")
        try await shows("#menu", line)
        let place = try await evaluate(
            "[...document.querySelectorAll('#menu > *')].findIndex(e => e.textContent === \(JSONValue.string(line).text))"
        )
        try await click("#menu > :nth-child(\((place.intValue ?? 0) + 1))")
    }

    /// The text that a script comes to.
    func text(_ script: String) async throws -> String {
        try #require(try await evaluate(script).stringValue)
    }

    /// The number that a script comes to, rounded.
    func number(_ script: String) async throws -> Int {
        try #require(try await evaluate("Math.round(\(script))").intValue)
    }
}
