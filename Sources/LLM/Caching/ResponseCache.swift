/// Keeps complete answers, to give them again to the same requests.
///
/// ``InMemoryResponseCache`` is one. A cache holds what people wrote and were answered: one that keeps it anywhere but in
/// memory has to keep it from others.
public protocol ResponseCache: Sendable {
    /// The answer to a request; nil where there is none, or it is too old for this cache.
    ///
    /// - Throws: ``ResponseCacheError/unreadable(reason:)``.
    func answer(for key: CacheKey) async throws(ResponseCacheError) -> CachedAnswer?

    /// Keeps the answer to a request, in place of an earlier one. One that has no room in the cache is not kept.
    ///
    /// - Throws: ``ResponseCacheError/unwritable(reason:)``.
    func store(_ answer: CachedAnswer, for key: CacheKey) async throws(ResponseCacheError)

    /// Forgets all answers.
    ///
    /// - Throws: ``ResponseCacheError/unwritable(reason:)``.
    func removeAll() async throws(ResponseCacheError)
}
