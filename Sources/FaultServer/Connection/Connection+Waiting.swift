#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Connection {
    /// What ended a wait.
    enum Wake {
        case received
        case writable
        case admitted
        case timedOut
    }

    /// Writes all of the bytes.
    mutating func write(_ bytes: [UInt8]) throws(Ended) {
        var rest = bytes[...]
        // Looks are counted, and not the time, which may pass while the machine stands still.
        var looks = 0
        while !rest.isEmpty {
            let wake = try wait(toWrite: true, until: .now + ScriptedServer.stallLimit / looksToStall)
            if wake == .timedOut { looks += 1 }
            if looks == looksToStall { recorder.stalled(id) }
            guard wake == .writable, let count = try send(rest) else { continue }
            recorder.sent(count, on: id)
            rest = rest.dropFirst(count)
            looks = 0
        }
    }

    /// Waits for the client's bytes, and beside them for what is named; throws when the connection has ended.
    mutating func wait(
        for gate: Gate? = nil,
        toWrite: Bool = false,
        until deadline: ContinuousClock.Instant? = nil
    ) throws(Ended) -> Wake {
        var socketEvents = Int16(toWrite ? POLLOUT : 0) | peerEnd
        if isReading, parser.pending < 1 << 20 { socketEvents |= Int16(POLLIN) }
        var polled = [
            pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket.descriptor, events: socketEvents, revents: 0),
            pollfd(fd: gate?.signal.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = poll(&polled, nfds_t(polled.count), deadline.map(\.millisecondsFromNow) ?? -1)
            if count == 0 { return .timedOut }
            guard count > 0 else { continue }
            if polled[0].revents != 0 { throw Ended(end: .serverStopped) }
            if try readIfThere(polled[1].revents) { return .received }
            if polled[1].revents & Int16(POLLOUT) != 0 { return .writable }
            if let gate, polled[2].revents != 0, gate.signal.takePermit() { return .admitted }
        }
    }

    private mutating func readIfThere(_ events: Int16) throws(Ended) -> Bool {
        if isReading, events & Int16(POLLIN) != 0 {
            guard let bytes = try receive() else { return false }
            guard !bytes.isEmpty else { throw Ended(end: .clientClosed) }
            recorder.read(bytes.count, on: id)
            parser.append(bytes)
            return true
        }
        if events & Int16(POLLERR) != 0 { throw Ended(end: .clientReset) }
        if events & (peerEnd | Int16(POLLHUP)) != 0 { throw Ended(end: .clientClosed) }
        return false
    }

    private func receive() throws(Ended) -> [UInt8]? {
        do throws(ScriptedServerError) {
            return try socket.read()
        } catch {
            throw Ended(end: .clientReset)
        }
    }

    private func send(_ bytes: ArraySlice<UInt8>) throws(Ended) -> Int? {
        do throws(ScriptedServerError) {
            return try socket.write(bytes)
        } catch {
            throw Ended(end: .clientReset)
        }
    }
}

/// How often the socket is looked at in vain before the client counts as stalled.
private let looksToStall = 25

extension ContinuousClock.Instant {
    /// The time until then in milliseconds, rounded up; 0 for the past.
    var millisecondsFromNow: Int32 {
        let left = ContinuousClock.now.duration(to: self) / .milliseconds(1)
        return Int32(min(max(left.rounded(.up), 0), Double(Int32.max)))
    }
}

// The peer's end is told without reading where the system can; elsewhere a hang-up tells it.
#if os(Linux)
private let peerEnd: Int16 = 0x2000  // POLLRDHUP, which the libc modules do not show
#else
private let peerEnd: Int16 = 0
#endif
