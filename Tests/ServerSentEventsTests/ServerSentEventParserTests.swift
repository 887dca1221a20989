import Testing

@testable import ServerSentEvents

@Suite("ServerSentEventParser")
struct ServerSentEventParserTests {
    // MARK: Time and copies

    @Test(
        "Looks at each byte a bounded number of times, however a long line is cut",
        arguments: [1, 16, 4_096, 1 << 21]
    )
    func linearTime(chunkSize: Int) throws {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1_600_000)
        let input = [UInt8]("data: ".utf8) + line + [UInt8]("\n\n".utf8)
        var parser = ServerSentEventParser()
        var events: [ServerSentEvent] = []
        for start in stride(from: 0, to: input.count, by: chunkSize) {
            parser.append(input[start..<min(start + chunkSize, input.count)])
            while let event = try parser.next() { events.append(event) }
        }
        #expect(events == [ServerSentEvent(data: line[...])])
        #expect(parser.bytesSearched <= 2 * input.count)
    }

    @Test("Looks at each byte a bounded number of times, however many the lines", arguments: ["\n", "\r", "\r\n"])
    func linearTime(lineEnd: String) throws {
        let input = [UInt8](String(repeating: "data: x\(lineEnd)\(lineEnd)", count: 10_000).utf8)
        var parser = ServerSentEventParser()
        parser.append(input)
        var count = 0
        while try parser.next() != nil { count += 1 }
        #expect(count == 10_000)
        #expect(parser.bytesSearched <= 2 * input.count)
    }

    @Test("The data of an event that lies in one chunk is not copied")
    func noCopy() throws {
        let chunk = [UInt8](": first\n\nevent: e\ndata: some data\nid: 1\n\n".utf8)
        var parser = ServerSentEventParser()
        parser.append(chunk)
        let event = try #require(try parser.next())
        let distance = chunk.withUnsafeBytes { chunk in
            event.data.withUnsafeBytes { data in
                chunk.baseAddress.flatMap { base in data.baseAddress.map { $0 - base } }
            }
        }
        #expect(event.text == "some data")
        #expect(distance == 24)
    }

    @Test("Takes any sequence of bytes")
    func anySequence() throws {
        var parser = ServerSentEventParser()
        parser.append("data: ü\n\n".utf8)
        #expect(try parser.next()?.text == "ü")
    }

    @Test("Bytes added before the events of the last ones were taken are not lost")
    func addedEarly() throws {
        var parser = ServerSentEventParser()
        parser.append("data: 1\n\ndata: 2\n\nda".utf8)
        #expect(try parser.next()?.text == "1")
        parser.append("ta: 3\n\n".utf8)
        #expect(try parser.next()?.text == "2")
        #expect(try parser.next()?.text == "3")
        #expect(try parser.next() == nil)
    }

    // MARK: The end

    @Test(
        "The unfinished event is what more line ends would have made of it",
        arguments: [
            ("data: [DONE]", "[DONE]"), ("data: [DONE]\n", "[DONE]"), ("data: [DONE]\r", "[DONE]"),
            ("data: a\ndata: b", "a\nb"), ("data", ""), ("\u{FEFF}data: x", "x"), ("event: e\ndata: x", "x"),
        ]
    )
    func unfinished(input: String, data: String) throws {
        let outcome = try Outcome(parsing: [[UInt8](input.utf8)])
        #expect(outcome.events.isEmpty)
        #expect(outcome.unfinished?.data == data)
    }

    @Test(
        "Nothing is unfinished without data",
        arguments: ["", "data: x\n\n", "event: e", "id: 1", ": data", "\u{FEFF}"]
    )
    func nothingUnfinished(input: String) throws {
        #expect(try Outcome(parsing: [[UInt8](input.utf8)]).unfinished == nil)
    }

    @Test("The unfinished event has the id it would have had, which is not confirmed")
    func unfinishedID() throws {
        let outcome = try Outcome(parsing: [[UInt8]("id: 1\ndata: a\n\nid: 2\ndata: b".utf8)])
        #expect(outcome.unfinished == .init(event: "message", data: "b", id: "2"))
        #expect(outcome.lastEventID == "1")
    }

    @Test("A finished parser has nothing left")
    func finishedTwice() throws {
        var parser = ServerSentEventParser()
        parser.append("data: x".utf8)
        #expect(try parser.next() == nil)
        #expect(parser.finish() != nil)
        #expect(parser.finish() == nil)
    }

    // MARK: What is ignored

    @Test(
        "Lines of unknown fields are kept",
        arguments: [
            (#"{"error":{"message":"no"}}"#, "{\"error\":{\"message\":\"no\"}}\n"),
            ("error: {\"code\":1}\n\ndata: x\n\n", "error: {\"code\":1}\n"),
            ("<html>\r\n<body>\r\n", "<html>\n<body>\n"),
            ("{\n  \"a\": 1\n}", "{\n  \"a\": 1\n}\n"),
            (" data: no\nData: no\ndata : no\n", " data: no\nData: no\ndata : no\n"),
            (": comment\nretry: soon\nid: a\0b\nevent: e\n\n", ""),
            ("", ""),
        ]
    )
    func ignored(input: String, expected: String) throws {
        let bytes = [UInt8](input.utf8)
        for offset in 0...bytes.count {
            #expect(try Outcome(parsing: bytes.cut(at: [offset])).ignoredLines == expected)
        }
    }

    @Test("No more than 64 KiB of ignored lines are kept")
    func ignoredBound() throws {
        let line = String(repeating: "x", count: 999) + "\n"
        let outcome = try Outcome(parsing: [[UInt8](String(repeating: line, count: 100).utf8)])
        #expect(outcome.ignoredLines.utf8.count == 64 << 10)
        #expect(outcome.ignoredLines.hasPrefix(line + line))
    }

    // MARK: Size

    @Test(
        "An event as large as the bound is parsed, wherever it is cut; one byte more throws",
        arguments: [
            ("data: 234567\n\n", 12), ("data: 2345\ndata: 789\n\n", 13), (":89012345678\ndata: x\n\n", 12),
            ("event: 89012345\ndata: x\n\n", 15),
        ]
    )
    func bound(input: String, size: Int) throws {
        let bytes = [UInt8](input.utf8)
        for offset in 0...bytes.count {
            let chunks = bytes.cut(at: [offset])
            #expect(try count(chunks, maximumEventSize: size) == 1)
            #expect(throws: ServerSentEventError.eventTooLarge(limit: size - 1)) {
                try count(chunks, maximumEventSize: size - 1)
            }
        }
    }

    @Test("A line without an end stops at the bound, not in memory")
    func endlessLine() {
        var parser = ServerSentEventParser(maximumEventSize: 1_000)
        #expect(throws: ServerSentEventError.eventTooLarge(limit: 1_000)) {
            for _ in 0..<11 {
                parser.append(repeatElement(UInt8(ascii: "{"), count: 100))
                _ = try parser.next()
            }
        }
    }

    @Test("Events before the one that is too large are handed out; after it the parser is spent")
    func afterFailure() throws {
        var parser = ServerSentEventParser(maximumEventSize: 10)
        parser.append("data: 1\n\ndata: 1234567890\n\ndata: 2\n\n".utf8)
        #expect(try parser.next()?.text == "1")
        for _ in 0..<2 {
            #expect(throws: ServerSentEventError.eventTooLarge(limit: 10)) { try parser.next() }
            parser.append("data: 3\n\n".utf8)
        }
        #expect(parser.finish() == nil)
    }

    @Test("Small events in any number are within the bound")
    func boundIsForEach() throws {
        let input = [UInt8](String(repeating: "data: 1\n\n: comment\n", count: 1_000).utf8)
        #expect(try count([input], maximumEventSize: 20) == 1_000)
    }

    private func count(_ chunks: [[UInt8]], maximumEventSize: Int) throws -> Int {
        var parser = ServerSentEventParser(maximumEventSize: maximumEventSize)
        var count = 0
        for chunk in chunks {
            parser.append(chunk)
            while try parser.next() != nil { count += 1 }
        }
        return count
    }
}
