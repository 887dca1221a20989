import Testing

@testable import ChatTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("What is piped in")
struct InputDescriptorTests {
    private func read(_ bytes: [UInt8]) throws -> InputDescriptor.Text {
        let pipe = Pipe()
        pipe.put(bytes)
        pipe.closeWriting()
        return try InputDescriptor(pipe.reading, name: "The pipe").read()
    }

    @Test("Text comes as it is")
    func text() throws {
        #expect(try read(Array("naïve 雨燕\r\n".utf8)) == InputDescriptor.Text(text: "naïve 雨燕\r\n", isRepaired: false))
    }

    @Test("Nothing is nothing")
    func nothing() throws {
        #expect(try read([]).text.isEmpty)
    }

    @Test("What is no UTF-8 is repaired, and said to be")
    func repaired() throws {
        #expect(try read([0x61, 0xFF, 0x62]) == InputDescriptor.Text(text: "a\u{FFFD}b", isRepaired: true))
    }

    @Test("A descriptor that is closed has nothing")
    func closed() throws {
        // No process has this many.
        #expect(try InputDescriptor(1 << 20, name: "It").read().text.isEmpty)
    }

    @Test("A folder can't be read")
    func folder() throws {
        let reason = "/ can't be read: Is a directory."
        #expect(throws: InputError.failed(reason: reason)) { try InputDescriptor.readBytes(ofFile: "/") }
    }

    @Test("A file that is not there can't be read")
    func missing() throws {
        let reason = "/no/such/file can't be read: No such file or directory."
        #expect(throws: InputError.failed(reason: reason)) { try InputDescriptor.readBytes(ofFile: "/no/such/file") }
    }

    @Test("A pipe is no terminal")
    func terminal() {
        #expect(!InputDescriptor(Pipe().reading, name: "The pipe").isTerminal)
    }

    @Test("Whoever waits for something that is there says nothing about it")
    func noWait() throws {
        let pipe = Pipe()
        pipe.put([0x61])
        pipe.closeWriting()
        _ = try InputDescriptor(pipe.reading, name: "The pipe").read { Issue.record("It said that it waits.") }
    }

    @Test("A wait ends when its task is cancelled")
    func cancelled() async {
        let pipe = Pipe()
        let input = InputDescriptor(pipe.reading, name: "The pipe")
        let task = Task { try input.read() }
        task.cancel()
        await #expect(throws: InputError.cancelled) { try await task.value }
        pipe.closeReading()
    }
}
