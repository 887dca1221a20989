import JSONCoding

/// One who reads the events of a room, or only that the list of conversations has changed.
///
/// It holds no events: it knows what it has read, and takes the next from the room's log when it has room for it. One that
/// comes too late for that is told everything anew.
@MainActor
final class RoomReader {
    private let rooms: ChatRooms
    /// The room, if it reads one.
    let room: ChatRoom?
    private var version: EventLog.Version?
    private var listNumber: Int
    private var isOver = false
    private let wakeups: AsyncStream<Void>
    private let waker: AsyncStream<Void>.Continuation

    /// Makes a reader who knows all up to a version; `nil` for one who knows nothing.
    init(_ room: ChatRoom?, in rooms: ChatRooms, after version: EventLog.Version?) {
        self.rooms = rooms
        self.room = room
        self.version = version
        // Who comes back may have missed a change of the list.
        listNumber = version == nil ? rooms.listNumber : -1
        (wakeups, waker) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Lets it look whether there is something to read.
    func wake() {
        waker.yield()
    }

    /// Lets it end once it has read what there is.
    func end() {
        waker.finish()
    }

    /// The next event, when there is one; `nil` at the end, and soon after the task was cancelled.
    func next() async -> [UInt8]? {
        var wakeups = wakeups.makeAsyncIterator()
        while !isOver, !Task.isCancelled {
            if let frame = frame() { return frame }
            guard await wakeups.next(isolation: #isolation) == nil else { continue }
            if let frame = frame() { return frame }
            isOver = true
        }
        return nil
    }

    private func frame() -> [UInt8]? {
        if listNumber != rooms.listNumber {
            listNumber = rooms.listNumber
            return EventStreamFrame.bytes("list", [:])
        }
        guard let room else { return nil }
        if room.isGone {
            isOver = true
            return EventStreamFrame.bytes("gone", [:])
        }
        guard let version, room.log.reaches(back: version) else {
            let snapshot = room.snapshot()
            version = room.log.version
            return EventStreamFrame.bytes("snapshot", snapshot, version: room.log.version)
        }
        guard let event = room.log.next(after: version) else { return nil }
        self.version = event.version
        return event.frame
    }
}
