import WebAPI

extension RetryPolicy.Decision {
    /// The wait before the next attempt; nil where there is none.
    var wait: Duration? {
        if case .retry(let wait, _) = self { wait } else { nil }
    }
}
