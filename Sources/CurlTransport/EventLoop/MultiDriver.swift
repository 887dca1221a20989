import WebAPI

/// Waits for sockets and timers, and lets libcurl act on them. It outlives libcurl's multi handle, which calls it back.
protocol MultiDriver: AnyObject {
    /// Waits until something can be done or the loop is woken, and has it done.
    func turn()

    /// Reads nothing from a socket until ``release(_:)``, whatever libcurl wants.
    func hold(_ socket: Int32)

    /// Ends ``hold(_:)``.
    func release(_ socket: Int32)
}

extension MultiDriver {
    typealias Maker = @Sendable (UnsafeMutableRawPointer, WakeUp) throws(TransportError) -> any MultiDriver
}

#if os(Linux)
typealias PlatformDriver = EpollDriver
#else
typealias PlatformDriver = PollDriver
#endif
