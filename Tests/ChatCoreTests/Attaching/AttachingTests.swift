@testable import ChatCore
import Foundation
import LLM
import Testing

@Suite("Attaching files")
struct AttachingTests {
    struct Recognized: Sendable {
        var start: [UInt8]
        var type: MediaType?
    }

    @Test(
        "a file's first bytes tell what it is",
        arguments: [
            Recognized(start: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], type: .png),
            Recognized(start: [0xFF, 0xD8, 0xFF, 0xE0], type: .jpeg),
            Recognized(start: Array("GIF89a".utf8), type: .gif),
            Recognized(start: Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), type: .webp),
            Recognized(start: Array("RIFF\u{1}\u{2}\u{3}\u{4}WAVEfmt ".utf8), type: .wav),
            Recognized(start: Array("RIFF\u{1}\u{2}\u{3}\u{4}AVI ".utf8), type: nil),
            Recognized(start: Array("%PDF-1.7".utf8), type: .pdf),
            Recognized(start: Array("ID3\u{4}".utf8), type: .mp3),
            Recognized(start: [0xFF, 0xFB, 0x90, 0x44], type: .mp3),
            Recognized(start: [0xFF, 0xFE, 0x41, 0x00], type: nil),
            Recognized(start: Array("PNG".utf8), type: nil),
            Recognized(start: [0x89], type: nil),
            Recognized(start: [], type: nil),
        ]
    )
    func recognized(_ file: Recognized) {
        #expect(MediaType(of: file.start) == file.type)
    }

    @Test("an image goes along as a data URL, a PDF with its name")
    func binary() throws {
        let image = try ContentPart(attaching: Array("GIF89a".utf8), name: "a/b.gif")
        #expect(image == .image(url: "data:image/gif;base64,R0lGODlh"))
        let document = try ContentPart(attaching: Array("%PDF-".utf8), name: "a/b.pdf")
        #expect(document == .file(data: .init("%PDF-".utf8), mediaType: "application/pdf", name: "b.pdf"))
    }

    @Test("a text file goes along as text below its name")
    func text() throws {
        #expect(try ContentPart(attaching: Array("größer\n".utf8), name: "a/b.txt") == .text("b.txt:\n\ngrößer\n"))
    }

    @Test(
        "what no model takes is refused by a sentence that names it",
        arguments: [[], [0], [0x41, 0x00], [0xFF, 0xFE, 0x41], Array("PK\u{3}\u{4}\u{0}".utf8)] as [[UInt8]]
    )
    func refused(bytes: [UInt8]) {
        #expect {
            try ContentPart(attaching: bytes, name: "x.bin")
        } throws: {
            ($0 as? AttachingError)?.description.hasPrefix("x.bin ") == true
        }
    }

    @Test(
        "a blank line parts a question from the text files that go with it",
        arguments: [("Hi.", "Hi.\n\na.txt:\n\nb"), ("", "a.txt:\n\nb")]
    )
    func text(question: String, text: String) throws {
        let file = try ContentPart(attaching: Array("b".utf8), name: "a.txt")
        let parts = question.isEmpty ? [file] : [.text(question), file]
        let id = try #require(ULID("01ARZ3NDEKTSV4RRFFQ69G5FAV"))
        let date = Date(timeIntervalSince1970: 0)
        let message = Message(id: id, conversation: id, parent: nil, date: date, body: .user(parts))
        #expect(message.text == text)
    }
}
