import JSONCoding

/// The last events of a room, numbered, for readers who come back to where they were.
///
/// It is bounded: what is too old is forgotten, and what a later event has made superfluous at once.
struct EventLog {
    /// An event's place in the log of one room, as long as that is open: `EPOCH.NUMBER`.
    struct Version: Sendable, Hashable {
        let epoch: String
        let number: Int
    }

    private struct Entry {
        let number: Int
        let subject: RoomEvent.Subject
        let frame: [UInt8]
    }

    /// How many events are kept at most.
    static let maximumCount = 512
    /// How many bytes they may have together.
    static let maximumSize = 1 << 20

    private let epoch: String
    private var entries: [Entry] = []
    private var size = 0
    private var last = 0
    /// The last number after which events are missing.
    private var forgotten = 0

    init(epoch: String) {
        self.epoch = epoch
    }

    /// The version of a reader who knows all.
    var version: Version { Version(epoch: epoch, number: last) }

    /// Adds an event.
    mutating func append(_ event: RoomEvent) {
        last += 1
        entries.removeAll { entry in
            guard event.subject.replaces(entry.subject) else { return false }
            size -= entry.frame.count
            return true
        }
        let frame = EventStreamFrame.bytes(event.name, event.data, version: version)
        entries.append(Entry(number: last, subject: event.subject, frame: frame))
        size += frame.count
        while entries.count > Self.maximumCount || size > Self.maximumSize, let first = entries.first {
            forgotten = first.number
            size -= first.frame.count
            entries.removeFirst()
        }
    }

    /// Forgets all: every reader is told everything anew.
    mutating func forget() {
        last += 1
        forgotten = last
        entries = []
        size = 0
    }

    /// Whether a reader who knows all up to a version can be told the rest.
    func reaches(back version: Version?) -> Bool {
        guard let version, version.epoch == epoch else { return false }
        return (forgotten...last).contains(version.number)
    }

    /// The first event after a version, and that event's version; `nil` where there is none.
    func next(after version: Version) -> (version: Version, frame: [UInt8])? {
        guard let entry = entries.first(where: { $0.number > version.number }) else { return nil }
        return (Version(epoch: epoch, number: entry.number), entry.frame)
    }
}

extension EventLog.Version: LosslessStringConvertible {
    init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[1]) else { return nil }
        self.init(epoch: String(parts[0]), number: number)
    }

    var description: String { "\(epoch).\(number)" }
}
