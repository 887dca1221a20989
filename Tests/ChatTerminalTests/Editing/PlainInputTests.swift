import Testing

@testable import ChatTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Lines that nobody edits")
struct PlainInputTests {
    @Test("Each line is one, the last without a line feed too")
    func lines() {
        let pipe = Pipe()
        pipe.put(Array("one\r\n\ntwo é\nthree".utf8))
        pipe.closeWriting()
        let input = PlainInput(KeyInput(pipe.reading, nudges: Nudges()))
        let read = (0..<5).map { _ in input.read() }
        #expect(read == ["one", "", "two é", "three"].map { .success(.text($0)) } + [.success(.end)])
    }

    @Test("A line may come in pieces, and be longer than one read")
    func pieces() {
        let pipe = Pipe()
        let line = String(repeating: "ab", count: 5_000)
        pipe.put(Array((line + "\nab").utf8))
        pipe.closeWriting()
        let input = PlainInput(KeyInput(pipe.reading, nudges: Nudges()))
        let read = (0..<3).map { _ in input.read() }
        #expect(read == [.success(.text(line)), .success(.text("ab")), .success(.end)])
    }

    @Test("A line without end is refused, not kept")
    func endless() {
        let zeros = open("/dev/zero", O_RDONLY | O_CLOEXEC)
        defer { close(zeros) }
        let input = PlainInput(KeyInput(zeros, nudges: Nudges()))
        let reason = "A line of standard input is longer than 16 MB."
        #expect(input.read() == .failure(.failed(reason: reason)))
    }

    @Test("Ctrl-C throws away what was typed of a line; a cancellation ends it for good")
    func nudged() {
        let pipe = Pipe()
        let nudges = Nudges()
        let input = PlainInput(KeyInput(pipe.reading, nudges: nudges))
        nudges.give(.interrupt)
        nudges.give(.resize)
        #expect(input.read() == .success(.interrupted(hadText: false)))
        pipe.put(Array("line\n".utf8))
        #expect(input.read() == .success(.text("line")))
        nudges.give(.cancel)
        #expect(input.read() == .failure(.cancelled))
        #expect(input.read() == .failure(.cancelled))
    }
}
