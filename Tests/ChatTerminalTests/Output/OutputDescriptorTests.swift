import ChatTerminal
import Foundation
import Testing

@Suite("Writing the answer")
struct OutputDescriptorTests {
    init() {
        signal(SIGPIPE, SIG_IGN)
    }

    @Test("Text arrives at once")
    func atOnce() throws {
        let pipe = Pipe()
        try OutputDescriptor(pipe.writing).write("é")
        var bytes: [UInt8] = [0, 0, 0]
        #expect(read(pipe.reading, &bytes, 3) == 2)
        #expect(bytes == [0xC3, 0xA9, 0])
    }

    @Test("A reader that left is told apart from a failure")
    func closed() {
        let pipe = Pipe()
        pipe.closeReading()
        #expect(throws: OutputError.closed) { try OutputDescriptor(pipe.writing).write("x") }
    }

    @Test("A failure has its reason")
    func failed() {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let reason = "The output can't be written: No space left on device."
        #expect(throws: OutputError.failed(reason: reason)) { try OutputDescriptor(full).write("x") }
    }

    @Test("A pipe that is set to non-blocking gets all of it")
    func nonBlocking() async throws {
        let pipe = Pipe()
        pipe.makeWritingNonBlocking()
        let text = String(repeating: "martlet ", count: 1 << 17)
        let count = await withCheckedContinuation { continuation in
            // The reader has a thread of its own, since the writer blocks the one it is on.
            let reading = pipe.reading
            Thread.detachNewThread { continuation.resume(returning: Self.drain(reading)) }
            let output = OutputDescriptor(pipe.writing)
            #expect(throws: Never.self) { try output.write(text) }
            pipe.closeWriting()
        }
        #expect(count == text.utf8.count)
    }

    @Test("A wait for the reader ends when its task is cancelled")
    func cancelled() async {
        let pipe = Pipe()
        let output = OutputDescriptor(pipe.writing)
        let task = Task { try output.write(String(repeating: "martlet ", count: 1 << 17)) }
        task.cancel()
        await #expect(throws: OutputError.cancelled) { try await task.value }
        pipe.closeReading()
    }

    private static func drain(_ descriptor: Int32) -> Int {
        var total = 0
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
            total += count
        }
        return total
    }
}
