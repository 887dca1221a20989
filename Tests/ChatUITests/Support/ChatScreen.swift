import ChatCore
@testable import ChatUI
import Foundation
import HandFed
import LLM
import LLMTesting
@_spi(Tree) import SwiftUI
import Testing

/// A conversation on a screen, with answers that a test feeds.
@MainActor
final class ChatScreen {
    /// What the views ask the platform for, and what they tell it.
    @MainActor
    final class Platform {
        var image: Data?
        var isComposing = false
        var copied: [String] = []
        var said: [String] = []
        var target: ULID?
    }

    let store: ConversationStore
    let responder: HandFedResponder
    let clock = ManualClock()
    let model: ChatViewModel
    let platform = Platform()
    private let tree: Tree

    init(answers: Int = 4, store: ConversationStore? = nil) throws {
        self.store = try store ?? .inMemory()
        responder = HandFedResponder(answers: answers)
        model = ChatViewModel(store: self.store, responder: responder, clock: clock)
        let platform = platform
        tree = Tree(
            ChatView(
                model: model,
                target: Binding {
                    platform.target
                } set: {
                    platform.target = $0
                }
            )
        )
        tree.environment.announcer = Announcer { platform.said.append($0) }
        tree.environment.pasteboard = Pasteboard {
            platform.copied.append($0)
        } image: {
            platform.image
        }
        tree.environment.textInput = TextInput {
            platform.isComposing
        } breakLine: {
            false
        }
    }

    // MARK: Reading

    /// All that shows, as it is read.
    func nodes() throws -> [Node] { try #require(tree.settle(), "Views change one another without end.").all }

    func nodes(_ kind: String) throws -> [Node] { try nodes().filter { $0.kind == kind } }

    /// The texts that show, from the top to the end.
    func texts() throws -> [String] { try nodes("Text").map(\.text) }

    /// The bubbles, from the top to the end.
    func bubbles() throws -> [Node] { try nodes("MessageBubble") }

    /// What can be tapped or typed in, by its label.
    func control(_ label: String) throws -> Node {
        try #require(try nodes().last { $0.isControl && $0.label == label }, "There is no \(label).")
    }

    func has(_ label: String) throws -> Bool { try nodes().contains { $0.isControl && $0.label == label } }

    func field() throws -> Node { try #require(try nodes("TextField").last) }

    /// What was scrolled to since it was asked last.
    func scrolls() throws -> [ScrollRequest] {
        _ = try nodes()
        defer { tree.scrolls = [] }
        return tree.scrolls
    }

    // MARK: Driving

    func tap(_ label: String) throws {
        let control = try control(label)
        #expect(control.isEnabled, "\(label) can't be tapped.")
        control.tap?()
    }

    func type(_ text: String) throws {
        try field().edit?(text)
    }

    /// Lets something happen, such as a drop or a scroll, where a view waits for it.
    ///
    /// - Returns: Whether the view took it.
    @discardableResult
    func happen(_ event: String, _ happening: Any) async throws -> Bool {
        let handlers = try nodes().flatMap(\.handlers).filter { $0.event == event }
        #expect(!handlers.isEmpty, "Nothing waits for \(event).")
        for handler in handlers where await handler.run(happening) { return true }
        return false
    }

    /// Presses a key in the field where one types.
    ///
    /// - Returns: Whether the views took it, so that the field does not.
    func press(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = [],
        phase: KeyPress.Phases = .down
    ) async throws -> Bool {
        let press = KeyPress(key: key, modifiers: modifiers, phase: phase)
        for handler in try field().handlers where handler.event == "key" {
            if await handler.run(press) { return true }
        }
        return false
    }

    /// Types, sends, and waits until the answer's message stands there.
    func ask(_ question: String) async throws {
        try type(question)
        let before = model.messages.count
        try tap("Send")
        await model.wait { $0.messages.count == before + 2 }
    }

    /// Asks, and lets it be answered; `number` counts the questions of this test.
    func exchange(_ question: String, _ answer: String, number: Int = 0) async throws {
        responder[number].finish(.text(answer))
        try type(question)
        try tap("Send")
        await model.waitUntilIdle()
    }
}
