public import WebAPI

extension ConnectionArguments {
    /// The limits of a call: the defaults, within the time that all of it may take.
    ///
    /// Whoever allows more time than a first byte gets by default means just that, so the first byte gets all of it,
    /// unless the time until the answer begins was set by itself.
    public var timeouts: Timeouts {
        var timeouts = Timeouts.default
        timeouts.total = timeout
        if let firstTokenTimeout {
            timeouts.firstByte = firstTokenTimeout
            timeouts.firstEvent = firstTokenTimeout
        } else if let timeout, let firstByte = timeouts.firstByte, timeout > firstByte {
            timeouts.firstByte = timeout
        }
        return timeouts
    }

    /// When an attempt that failed is repeated.
    public var retryPolicy: RetryPolicy {
        maximumRetries.map { RetryPolicy(maximumRetries: $0) } ?? .default
    }
}
