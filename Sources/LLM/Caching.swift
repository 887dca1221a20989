/// What a client does with answers that were given before, and with calls that ask the same at the same time.
///
/// ```swift
/// client.caching = Caching(InMemoryResponseCache())
/// ```
///
/// Only complete answers are kept, and only for requests that are the same in everything; see ``CacheKey``.
public struct Caching: Sendable {
    /// Where the answers are kept.
    public var cache: any ResponseCache
    /// Whether a request that has an answer in the cache is answered from it, and not sent.
    ///
    /// A model that would answer otherwise each time then says the same again, whatever the temperature.
    public var readsThrough: Bool
    /// Whether a request is answered from the cache when no server answers it.
    public var isLastResort: Bool
    /// Whether calls that ask the same at the same time share one request. Streams never do. Of the calls that share one,
    /// the first is told of its retries.
    public var sharesCalls: Bool
    /// How old an answer may be to be given again; nil leaves it to the cache.
    public var maximumAge: Duration?

    /// Makes settings.
    ///
    /// - Parameters:
    ///   - cache: Where the answers are kept; in memory by default.
    ///   - readsThrough: Whether a request that has an answer in the cache is answered from it; no by default.
    ///   - isLastResort: Whether the cache answers when no server does; yes by default.
    ///   - sharesCalls: Whether calls that ask the same at the same time share one request; no by default.
    ///   - maximumAge: How old an answer may be to be given again; nil, the default, leaves it to the cache.
    public init(
        _ cache: any ResponseCache = InMemoryResponseCache(),
        readsThrough: Bool = false,
        isLastResort: Bool = true,
        sharesCalls: Bool = false,
        maximumAge: Duration? = nil
    ) {
        self.cache = cache
        self.readsThrough = readsThrough
        self.isLastResort = isLastResort
        self.sharesCalls = sharesCalls
        self.maximumAge = maximumAge
    }
}
