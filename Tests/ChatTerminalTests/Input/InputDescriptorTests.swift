import Foundation
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

    @Test("Text without end is refused")
    func endless() throws {
        let zeros = open("/dev/zero", O_RDONLY | O_CLOEXEC)
        defer { close(zeros) }
        #expect(throws: InputError.failed(reason: "It is larger than 64 MB.")) {
            try InputDescriptor(zeros, name: "It").read()
        }
    }

    @Test("A file larger than is wanted is refused")
    func large() throws {
        #expect(throws: InputError.failed(reason: "/dev/zero is larger than 1 KB.")) {
            try InputDescriptor.readBytes(ofFile: "/dev/zero", upTo: 1 << 10)
        }
    }

    @Test("What is always there to read is cancelled too")
    func cancelledReading() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try InputDescriptor.readBytes(ofFile: "/dev/zero")
        }
        await #expect(throws: InputError.cancelled) { try await task.value }
    }

    @Test("A named pipe is read from when its writer comes until it leaves")
    func namedPipe() throws {
        let pipe = try NamedPipe()
        let path = pipe.path
        Thread.detachNewThread {
            let writing = open(path, O_WRONLY | O_CLOEXEC)
            _ = write(writing, "text", 4)
            close(writing)
        }
        #expect(try InputDescriptor.readBytes(ofFile: path) == Array("text".utf8))
    }

    @Test("The wait for a named pipe's writer ends when its task is cancelled")
    func cancelledNamedPipe() async throws {
        let pipe = try NamedPipe()
        let path = pipe.path
        let task = Task { try InputDescriptor.readBytes(ofFile: path) }
        task.cancel()
        await #expect(throws: InputError.cancelled) { try await task.value }
        withExtendedLifetime(pipe) {}
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
