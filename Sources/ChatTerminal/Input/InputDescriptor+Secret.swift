import WebAPI

extension InputDescriptor {
    /// What one line that is secret may have, in bytes.
    private static let longestSecret = 1 << 14

    /// Reads a line that nobody should read along: at a terminal it is asked for and not shown while it is typed; else
    /// all of the input has to be that line.
    ///
    /// The terminal is set back whatever ends the program.
    ///
    /// - Returns: The line without white space around it, which may leave nothing.
    /// - Throws: ``InputError`` where it can't be read, is longer than 16 KB or not one line, or the task is cancelled.
    public func readSecret(prompt: String, notices: Notices) throws(InputError) -> String {
        guard isTerminal else { return try Self.singleLine(of: readBytes(upTo: Self.longestSecret)) }
        TerminalModes.remember(descriptor, farewell: "")
        TerminalModes.setEcho(false, on: descriptor)
        notices.plain(prompt)
        defer {
            TerminalModes.setEcho(true, on: descriptor)
            notices.plain("\n")
        }
        return try Self.singleLine(of: readBytes(upTo: Self.longestSecret) { $0.contains(UInt8(ascii: "\n")) })
    }

    private static func singleLine(of bytes: [UInt8]) throws(InputError) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
        guard lines.count <= 1 else { throw .failed(reason: "More than one line was given.") }
        return lines.first ?? ""
    }
}
