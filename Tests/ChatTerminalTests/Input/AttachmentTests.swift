@testable import ChatTerminal
import LLM
import Testing

@Suite("Attachments")
struct AttachmentTests {
    @Test("an address on the web is an image's", arguments: ["https://example.com/a.png", "HTTP://example.com/a"])
    func address(url: String) throws {
        #expect(try Attachment(url).part == .image(url: url))
    }

    @Test("a file that can't be attached is named")
    func refused() {
        #expect(throws: InputError.failed(reason: "x.bin is empty.")) { try Attachment([], name: "x.bin") }
    }

    @Test("a file that never ends is given up at the limit")
    func endless() {
        #expect(throws: InputError.failed(reason: "/dev/zero is larger than 64 MB.")) { try Attachment("/dev/zero") }
    }
}
