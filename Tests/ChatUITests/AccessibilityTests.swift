import ChatCore
@testable import ChatUI
import Foundation
import HandFed
import LLM
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@Suite("What is read aloud", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct AccessibilityTests {
    let screen: ChatScreen

    init() throws {
        screen = try ChatScreen()
    }

    @Test("everything that can be tapped or typed in has a name, in every state")
    func hasNames() async throws {
        try expectNames("empty", atLeast: ["Message", "Send", "Attach", "Choose Files…", "Paste Image"])
        screen.platform.image = Data("GIF89a".utf8)
        try screen.tap("Paste Image")
        try expectNames("with an attachment", atLeast: ["Remove Image 1"])
        try await screen.ask("Hi")
        try expectNames("waiting", atLeast: ["Stop", "Copy message", "Edit message"])
        screen.responder[0].send(.text("```\na\n```\n\n[a](https://example.com)"))
        await screen.model.wait { $0.messages.last?.text.isEmpty == false }
        try expectNames("coming", atLeast: ["Copy code", "Stop"])
        screen.responder[0].send(.reasoning("Hm."))
        screen.responder[0].fail(.truncated(LLMAPIError.Details()))
        await screen.model.waitUntilIdle()
        try expectNames("broken off", atLeast: ["Retry", "Answer again", "Copy answer", "Share", "Reasoning"])
        try await screen.answerAgain()
        try expectNames("with versions", atLeast: ["Previous version", "Next version"])
        try screen.tap("Edit message")
        try expectNames("edited", atLeast: ["Cancel", "Send"])
        screen.model.storeError = .full(path: "chat.db")
        try expectNames("with an error", atLeast: ["OK"])
    }

    @Test("an answer that has not begun is read as one that comes, and a bubble says whose it is")
    func readsBubbles() async throws {
        try await screen.ask("Hi")
        let bubbles = try screen.bubbles()
        #expect(try bubbles.map { try $0.row.accessibility.label } == ["Your message", "Answer"])
        #expect(bubbles[1].all.first { $0.kind == "Text" }?.label == "Responding")
    }

    private func expectNames(_ state: String, atLeast names: [String]) throws {
        let controls = try screen.nodes().filter(\.isControl)
        #expect(controls.allSatisfy { !$0.label.isEmpty }, "\(state)")
        #expect(Set(controls.map(\.label)).isSuperset(of: names), "\(state): \(controls.map(\.label))")
    }
}

extension ChatScreen {
    fileprivate func answerAgain() async throws {
        responder[1].finish(.text("Hello"))
        try tap("Answer again")
        await model.waitUntilIdle()
    }
}
