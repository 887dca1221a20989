import ChatCore
@testable import ChatUI
import Foundation
import HandFed
import LLM
@_spi(Tree) import SwiftUI
import Testing
import Waiting

@Suite("Where one types", .timeLimit(.minutes(Patience.minutes)))
@MainActor
struct ComposerTests {
    let screen: ChatScreen

    init() throws {
        screen = try ChatScreen()
    }

    @Test("Return sends; with Shift, or in a composition, it is the field's")
    func returns() async throws {
        #expect(try await screen.press(.return))
        #expect(screen.model.messages.isEmpty)
        try screen.type("Hi")
        #expect(try await !screen.press(.return, modifiers: .shift))
        screen.platform.isComposing = true
        #expect(try await !screen.press(.return))
        screen.platform.isComposing = false
        #expect(try await screen.press(.return, phase: .repeat))
        #expect(!screen.model.isLoading)
        #expect(try await screen.press(.return))
        #expect(screen.model.isLoading)
        await screen.model.wait { $0.messages.count == 2 }
        #expect(screen.model.messages[0].text == "Hi")
    }

    @Test("Return does nothing while an answer comes; Escape stops it")
    func stops() async throws {
        #expect(try await !screen.press(.escape))
        try await screen.ask("Hi")
        try screen.type("And")
        #expect(try await screen.press(.return))
        #expect(screen.model.inputText == "And")
        #expect(try await screen.press(.escape))
        try #require(screen.model.status == .stopping || !screen.model.isLoading)
        await screen.model.waitUntilIdle()
        #expect(screen.model.messages.last?.status == .stopped)
    }

    @Test("a conversation that begins has the keyboard; one that is opened doesn't take it")
    func focuses() async throws {
        #expect(try screen.field().focus?.wrappedValue == true)
        try await screen.exchange("One", "1")
        let first = try #require(screen.model.conversation?.id)
        try screen.field().focus?.wrappedValue = false
        screen.model.newConversation()
        #expect(try screen.field().focus?.wrappedValue == true)
        try screen.field().focus?.wrappedValue = false
        await screen.model.open(first)
        #expect(try screen.field().focus?.wrappedValue == false)
    }

    @Test("a pasted image is attached, shows, can be removed, and is sent without a word")
    func attaches() async throws {
        try screen.tap("Paste Image")
        #expect(try screen.texts().contains(AttachedFileError.noImage.description))
        screen.platform.image = Data("GIF89a".utf8)
        try screen.tap("Paste Image")
        screen.platform.image = Data("GIF87a".utf8)
        try screen.tap("Paste Image")
        #expect(try !screen.texts().contains(AttachedFileError.noImage.description))
        #expect(try screen.nodes("AttachmentThumbnail").count == 2)
        try screen.tap("Remove Image 2")
        #expect(try screen.nodes("AttachmentThumbnail").count == 1)
        try screen.tap("Send")
        await screen.model.wait { $0.messages.count == 2 }
        #expect(screen.model.messages[0].body == .user([.image(data: Data("GIF89a".utf8), mediaType: "image/gif")]))
        #expect(try screen.bubbles()[0].all.contains { $0.kind == "AttachmentThumbnail" })
        #expect(try !screen.has("Remove Image 1"))
    }

    @Test("files that are dropped are attached, and what no model takes is refused")
    func drops() async throws {
        let files = [
            try AttachedFile(name: "notes.txt", bytes: Data("Hi".utf8)),
            try AttachedFile(name: "a.zip", bytes: Data([0x50, 0x4B, 0])),
        ]
        try await screen.happen("drop", files)
        #expect(screen.model.attachments == [.text("notes.txt:\n\nHi")])
        #expect(try screen.texts().contains { $0.hasPrefix("a.zip can't be attached") })
    }

    @Test("files that are chosen are attached; where they can't be read, that is told")
    func choosesFiles() async throws {
        #expect(try screen.nodes("FileImporter").isEmpty)
        try screen.tap("Choose Files…")
        #expect(try !screen.nodes("FileImporter").isEmpty)
        let missing = URL(filePath: "/nowhere/a.txt")
        try await screen.happen("complete", Result<[URL], any Error>.success([missing]))
        #expect(try screen.texts().contains(AttachedFileError.unreadable("a.txt").description))
        #expect(screen.model.attachments.isEmpty)
        #expect(try screen.nodes("FileImporter").isEmpty)
    }

    @Test(
        "an image of a kind that no model takes becomes a JPEG; all else stays as it is",
        arguments: [
            ("II*\0", "JPEG"), ("\0\0\0\u{18}ftypheic", "JPEG"), ("GIF89a\0", "GIF89a\0"), ("Hi", "Hi"),
        ]
    )
    func transcodes(bytes: String, taken: String) throws {
        let file = try AttachedFile(name: "a", bytes: Data(bytes.utf8)) { _ in Data("JPEG".utf8) }
        #expect(file.bytes == Array(taken.utf8))
    }

    @Test("what the platform can't read as an image stays as it is, and a JPEG that is too large is told")
    func transcodesNot() throws {
        let bytes = Data([0x50, 0x4B, 0])
        #expect(try AttachedFile(name: "a.zip", bytes: bytes) { _ in nil }.bytes == Array(bytes))
        #expect(throws: AttachedFileError.tooLarge("a")) {
            try AttachedFile(name: "a", bytes: bytes) { _ in Data(count: AttachedFile.sizeLimit + 1) }
        }
    }

    @Test("a file is read where it lies; one that is too large or gone is told")
    func readsFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
        let file = folder.appending(path: "a.txt")
        #expect(throws: AttachedFileError.unreadable("a.txt")) { try AttachedFile(file) }
        try Data("Hi".utf8).write(to: file)
        #expect(try AttachedFile(file) == AttachedFile(name: "a.txt", bytes: Data("Hi".utf8)))
        let large = Data(count: AttachedFile.sizeLimit + 1)
        #expect(throws: AttachedFileError.tooLarge("b")) { try AttachedFile(name: "b", bytes: large) }
    }
}
