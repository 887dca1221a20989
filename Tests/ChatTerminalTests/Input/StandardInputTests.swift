import Testing

@testable import ChatTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("What is piped in")
struct StandardInputTests {
    private func read(_ bytes: [UInt8]) throws -> StandardInput.Text {
        let pipe = Pipe()
        pipe.put(bytes)
        pipe.closeWriting()
        return try StandardInput(pipe.reading).read()
    }

    @Test("Text comes as it is")
    func text() throws {
        #expect(try read(Array("naïve 雨燕\r\n".utf8)) == StandardInput.Text(text: "naïve 雨燕\r\n", isRepaired: false))
    }

    @Test("Nothing is nothing")
    func nothing() throws {
        #expect(try read([]).text.isEmpty)
    }

    @Test("What is no UTF-8 is repaired, and said to be")
    func repaired() throws {
        #expect(try read([0x61, 0xFF, 0x62]) == StandardInput.Text(text: "a\u{FFFD}b", isRepaired: true))
    }

    @Test("A descriptor that is closed has nothing")
    func closed() throws {
        // No process has this many.
        #expect(try StandardInput(1 << 20).read().text.isEmpty)
    }

    @Test("A folder can't be read")
    func folder() throws {
        let descriptor = open("/", O_RDONLY)
        defer { close(descriptor) }
        let reason = "Standard input can't be read: Is a directory."
        #expect(throws: InputError.failed(reason: reason)) { try StandardInput(descriptor).read() }
    }

    @Test("A pipe is no terminal")
    func terminal() {
        #expect(!StandardInput(Pipe().reading).isTerminal)
    }

    @Test("Whoever waits for something that is there says nothing about it")
    func noWait() throws {
        let pipe = Pipe()
        pipe.put([0x61])
        pipe.closeWriting()
        _ = try StandardInput(pipe.reading).read { Issue.record("It said that it waits.") }
    }

    @Test("A wait ends with its task", .timeLimit(.minutes(1)))
    func cancelled() async {
        let pipe = Pipe()
        let input = StandardInput(pipe.reading)
        let task = Task.detached { try input.read() }
        task.cancel()
        await #expect(throws: InputError.cancelled) { try await task.value }
        pipe.closeReading()
    }
}
