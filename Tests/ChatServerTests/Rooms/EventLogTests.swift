import ChatCore
import JSONCoding
import Testing
import WebAPI

@testable import ChatServer

@Suite("The log of a room")
struct EventLogTests {

    @Test("An event is one line of data with its version")
    func frame() throws {
        var log = EventLog(epoch: "e")
        let start = log.version
        log.append(.trouble("One\ntwo"))
        let event = try #require(log.next(after: start))
        #expect(
            String(decoding: event.frame, as: UTF8.self)
                == "id: e.1\nevent: trouble\ndata: {\"sentence\":\"One\\ntwo\"}\n\n"
        )
        #expect(log.next(after: event.version) == nil)
    }

    /// The events that a reader of a version gets, by their names.
    private func numbers(_ log: EventLog, after number: Int) -> [Int] {
        var numbers: [Int] = []
        var version = EventLog.Version(epoch: "e", number: number)
        while let event = log.next(after: version) {
            numbers.append(event.version.number)
            version = event.version
        }
        return numbers
    }

    @Test("What a later event tells too is told once")
    func superseded() {
        var log = EventLog(epoch: "e")
        log.append(.status(["a": 1]))
        log.append(.trouble("x"))
        log.append(.status(["a": 2]))
        #expect(numbers(log, after: 0) == [2, 3])
        #expect(numbers(log, after: 1) == [2, 3])
        #expect(numbers(log, after: 2) == [3])
    }

    @Test("Only what grows further back than before replaces it, and thoughts are never dropped")
    func growing() throws {
        var log = EventLog(epoch: "e")
        let id = try #require(ULID("01ARZ3NDEKTSV4RRFFQ69G5FAV"))
        func growth(_ keep: Int, _ reasoning: String = "") -> RoomEvent {
            .growth(.init(keep: keep, blocks: ["b"], reasoning: reasoning), of: id)
        }
        log.append(growth(1))
        log.append(growth(2))
        #expect(numbers(log, after: 0) == [1, 2])
        log.append(growth(1))
        #expect(numbers(log, after: 0) == [3])
        log.append(growth(1, "why"))
        log.append(growth(0))
        #expect(numbers(log, after: 0) == [4, 5])
        log.append(.message(id, [:]))
        #expect(numbers(log, after: 0) == [6])
    }

    @Test("Old events are forgotten, by number and by size", arguments: [(600, 1, 512), (40, 1 << 16, 15)])
    func bounds(count: Int, size: Int, left: Int) {
        var log = EventLog(epoch: "e")
        for _ in 0..<count { log.append(.trouble(String(repeating: "x", count: size))) }
        #expect(numbers(log, after: 0).count == left)
        #expect(log.reaches(back: EventLog.Version(epoch: "e", number: count - left - 1)) == false)
        #expect(log.reaches(back: EventLog.Version(epoch: "e", number: count - left)))
        #expect(log.reaches(back: log.version))
    }

    @Test("A version of another room, or of none, is not reached", arguments: ["f.1", "e.2", "e.-1"])
    func unknown(version: String) {
        var log = EventLog(epoch: "e")
        log.append(.trouble("x"))
        #expect(log.reaches(back: EventLog.Version(version)) == false)
        #expect(log.reaches(back: nil) == false)
    }

    @Test("What is no version is none", arguments: ["", "e", "e.", "e.x", "e.1.2"])
    func malformed(version: String) {
        #expect(EventLog.Version(version) == nil)
    }

    @Test("A log that forgets all reaches back to nobody")
    func forgets() {
        var log = EventLog(epoch: "e")
        log.append(.trouble("x"))
        let version = log.version
        log.forget()
        #expect(log.reaches(back: version) == false)
        #expect(log.reaches(back: log.version))
    }
}
