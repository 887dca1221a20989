import ChatCore
@testable import ChatUI
import HandFed
import LLM
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@Suite("Scrolling a transcript", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct TranscriptScrollingTests {
    let screen: ChatScreen

    init() throws {
        screen = try ChatScreen()
    }

    @Test("a question that is sent is scrolled to, and so is what comes")
    func follows() async throws {
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
        try await screen.exchange("One", "1")
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
        try await screen.show(0, of: 100)
        #expect(try screen.scrolls().isEmpty)
        try await screen.show(0, of: 300)
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
    }

    @Test("a finger stops it at once, and a button leads back")
    func yields() async throws {
        try await screen.exchange("One", "1")
        try await screen.show(200, of: 300)
        _ = try screen.scrolls()
        try await screen.happen("scrollPhase", ScrollPhase.tracking)
        try await screen.show(200, of: 400)
        try await screen.happen("scrollPhase", ScrollPhase.idle)
        #expect(try screen.scrolls().isEmpty)
        try screen.tap("Scroll to the end")
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
        #expect(try !screen.has("Scroll to the end"))
    }

    @Test("the composer below covers nothing of what is at the end")
    func countsInsets() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 190),
            contentSize: CGSize(width: 100, height: 300),
            contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 60, trailing: 0),
            containerSize: CGSize(width: 100, height: 100)
        )
        let place = TranscriptFollowing.Place(geometry)
        #expect(place == .init(offset: 200, contentHeight: 300, visibleHeight: 100))
        #expect(place.distanceToEnd == 0)
    }

    @Test("a message that was searched for is scrolled to, once it is there")
    func findsTargets() async throws {
        let conversation = try await screen.store.create()
        let question = try await screen.store.add(.user("Hi"), to: conversation.id, after: nil)
        screen.platform.target = question.id
        _ = try screen.scrolls()
        #expect(screen.platform.target == question.id)
        await screen.model.open(conversation.id)
        #expect(try screen.scrolls().compactMap(\.id) == [question.id])
        #expect(screen.platform.target == nil)
        try await screen.show(0, of: 900)
        #expect(try screen.scrolls().isEmpty)
    }

    @Test("another conversation shows its end")
    func opensAtEnd() async throws {
        try await screen.exchange("One", "1")
        let first = try #require(screen.model.conversation?.id)
        screen.model.newConversation()
        _ = try screen.scrolls()
        let before = try screen.nodes("ScrollView").map(\.path)
        await screen.model.open(first)
        #expect(try screen.nodes("ScrollView").map(\.path) != before)
        #expect(try screen.scrolls().map(\.edge) == [.bottom])
    }
}

extension ChatScreen {
    /// Lets the transcript show 100 points of its content from an offset on.
    func show(_ offset: Double, of height: Double) async throws {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: offset),
            contentSize: CGSize(width: 100, height: height),
            contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 100, height: 100)
        )
        try await happen("scroll", geometry)
    }
}
