/// Where the chunks of an ``HTTPBody`` come from; each transport has one of its own.
public protocol HTTPBodySource: AnyObject, Sendable {
    /// Waits for more bytes: a chunk that is not empty, or nil when the body is complete.
    ///
    /// It throws ``TransportError/cancelled`` when the waiting task is cancelled, and closes the connection.
    func next() async throws(TransportError) -> [UInt8]?

    /// Closes the connection at once and wakes a reader that waits. Does nothing after the end, or a second time.
    func cancel()
}
