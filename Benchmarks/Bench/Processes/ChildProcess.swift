import Foundation

/// A process that was started here: its pipes, its clock, and its end.
struct ChildProcess {
    let id: pid_t
    let start: ContinuousClock.Instant
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe
    private var collected: (output: [UInt8], errors: [UInt8]) = ([], [])
    private var firstByte: Duration?
    private var unread: [Int32]

    /// Starts a program. Its standard input stays open until ``closeInput()``, or is empty.
    init(_ command: Command, holdsInput: Bool = false) throws {
        input = try Pipe()
        output = try Pipe()
        errors = try Pipe()
        start = .now
        id = try Spawn(command, input: input.readEnd, output: output.writeEnd, errors: errors.writeEnd).start()
        for end in [input.readEnd, output.writeEnd, errors.writeEnd] { close(end) }
        unread = [output.readEnd, errors.readEnd]
        if !holdsInput { closeInput() }
    }

    /// Ends its standard input.
    func closeInput() { close(input.writeEnd) }

    /// Reads what it writes, until it writes no more or the time is up.
    ///
    /// - Returns: Whether it writes no more.
    mutating func read(until deadline: ContinuousClock.Instant) -> Bool {
        while !unread.isEmpty {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { return false }
            var waiting = unread.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&waiting, nfds_t(waiting.count), Int32(min(left.rounded(.up), 1e9))) > 0 else { continue }
            for end in waiting where end.revents != 0 { take(from: end.fd) }
        }
        return true
    }

    /// The first line of its output.
    mutating func readLine(until deadline: ContinuousClock.Instant) throws -> String {
        while true {
            if let end = collected.output.firstIndex(of: 0x0A) {
                return String(decoding: collected.output[..<end], as: UTF8.self)
            }
            let step = min(deadline, .now + .milliseconds(10))
            guard !read(until: step), ContinuousClock.now < deadline else {
                throw ProcessError(description: "It printed no line.")
            }
        }
    }

    /// Reads to the end of what it writes and waits for its end; ends it where it takes longer.
    mutating func end(within limit: Duration) -> Ending {
        let isInTime = read(until: start + limit)
        if !isInTime { kill(id, SIGKILL) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
        for end in unread { close(end) }
        return Ending(
            output: collected.output,
            errors: collected.errors,
            failure: isInTime ? failure(of: status) : "not done after \(limit)",
            usage: Usage(usage),
            wall: .now - start,
            firstByte: firstByte
        )
    }

    /// Runs a program to its end.
    static func run(_ command: Command, within limit: Duration = .seconds(30)) throws -> Ending {
        var child = try ChildProcess(command)
        return child.end(within: limit)
    }

    private mutating func take(from end: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = Foundation.read(end, &buffer, buffer.count)
        guard count > 0 else {
            close(end)
            unread.removeAll { $0 == end }
            return
        }
        if end == output.readEnd {
            if firstByte == nil { firstByte = .now - start }
            collected.output += buffer[..<count]
        } else {
            collected.errors += buffer[..<count]
        }
    }

    private func failure(of status: Int32) -> String? {
        let signal = status & 0x7F
        if signal != 0 { return "ended by signal \(signal)" }
        let code = (status >> 8) & 0xFF
        guard code != 0 else { return nil }
        let lines = String(decoding: collected.errors, as: UTF8.self).split(separator: "\n")
        return "exit code \(code)" + (lines.last.map { ": " + $0.prefix(100) } ?? "")
    }
}
