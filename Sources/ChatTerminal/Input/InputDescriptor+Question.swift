extension InputDescriptor {
    /// What an answer to a question may have, in bytes.
    private static let longestAnswer = 1 << 10

    /// Asks a person at this terminal, who has to say `y` or `yes`; anything else, and the end of the input, is a no.
    ///
    /// - Throws: ``InputError`` where the answer can't be read, is longer than 1 KB, or the task is cancelled.
    public func confirms(_ question: String, notices: Notices) throws(InputError) -> Bool {
        notices.plain("\(question) [y/N] ")
        let bytes = try readBytes(upTo: Self.longestAnswer) { $0.contains(UInt8(ascii: "\n")) }
        if bytes.last != UInt8(ascii: "\n") { notices.plain("\n") }
        return ["y", "yes"].contains(String(decoding: bytes, as: UTF8.self).withoutSpaceAround.lowercased())
    }
}
