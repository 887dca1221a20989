import Testing
import WebAPI

@testable import CurlTransport

@Suite("BodyBuffer")
struct BodyBufferTests {
    @Test("hands out at once all that has come")
    func joinsChunks() {
        var buffer = BodyBuffer()
        #expect(buffer.read().reading == .nothingYet)
        #expect(buffer.append([1, 2]) == true)
        #expect(buffer.append([3]) == true)
        #expect(buffer.read().reading == .bytes([1, 2, 3]))
        #expect(buffer.read().reading == .nothingYet)
    }

    @Test("hands out what waits before the end, and the end again and again")
    func endsAfterBytes() {
        let failure = TransportError.failed(.body, reason: "cut")
        for (end, reading) in [(Result.success(()), BodyBuffer.Reading.end), (.failure(failure), .failure(failure))] {
            var buffer = BodyBuffer()
            #expect(buffer.append([1]) == true)
            buffer.finish(end)
            buffer.finish(.failure(.cancelled))
            #expect(buffer.read().reading == .bytes([1]))
            #expect(buffer.read().reading == reading)
            #expect(buffer.read().reading == reading)
        }
    }

    @Test("refuses bytes over the mark until they are read, and says so once")
    func holdsSenderUp() {
        var buffer = BodyBuffer()
        let chunk = [UInt8](repeating: 7, count: BodyBuffer.highWaterMark - 1)
        #expect(buffer.append(chunk) == true)
        #expect(buffer.append([8, 9]) == true)
        #expect(buffer.append([10]) == false)
        let (reading, resumesSender) = buffer.read()
        #expect(reading == .bytes(chunk + [8, 9]))
        #expect(resumesSender)
        #expect(buffer.append([10]) == true)
        #expect(buffer.read() == (.bytes([10]), false))
    }

    @Test("drops everything when it is cancelled, and what comes after that")
    func cancels() {
        var buffer = BodyBuffer()
        #expect(buffer.append([1]) == true)
        buffer.cancel()
        #expect(buffer.append([2]) == true)
        buffer.finish(.success(()))
        #expect(buffer.read().reading == .failure(.cancelled))
    }

    @Test("stays as it is when it is cancelled after the end")
    func cancelsAfterEnd() {
        var buffer = BodyBuffer()
        buffer.finish(.success(()))
        buffer.cancel()
        #expect(buffer.read().reading == .end)
    }
}

extension BodyBuffer {
    fileprivate mutating func append(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { append($0) }
    }
}
