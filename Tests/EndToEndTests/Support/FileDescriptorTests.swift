import Foundation
import Testing

@Suite("A descriptor of the tests")
struct FileDescriptorTests {
    @Test("Closed, it leaves to the next owner of its number what is his")
    func closed() throws {
        let (reading, writing) = try FileDescriptor.pipe()
        // Far above what other tests open meanwhile, so that the number is free until it is taken here.
        let closed = try FileDescriptor(fcntl(reading.number, F_DUPFD, 900))
        closed.close()
        let next = try FileDescriptor(fcntl(reading.number, F_DUPFD, closed.number))
        try #require(next.number == closed.number)
        writing.writeAll(Array("his".utf8))
        #expect(closed.readAll() == [])
        writing.close()
        #expect(next.readAll() == Array("his".utf8))
    }
}
