public import LLM

/// Keeps answers to give them again, in the file of the conversations.
///
/// It is bounded by size, number and age. Where there is no room for an answer, the oldest ones go. A call waits for
/// another program that writes the file as any other of the store's does.
///
/// ```swift
/// client.caching = Caching(StoredResponses(store))
/// ```
public struct StoredResponses: ResponseCache {
    private let store: ConversationStore
    private let bounds: ResponseBounds

    /// Makes a cache of what a store keeps.
    ///
    /// - Parameters:
    ///   - store: Where the answers are kept.
    ///   - maximumSize: How large all answers together may be as JSON, in bytes; 16 MB by default. A larger one is not
    ///     kept.
    ///   - maximumCount: How many answers are kept at most; 1000 by default.
    ///   - maximumAge: How old an answer may be; 7 days by default.
    public init(
        _ store: ConversationStore,
        maximumSize: Int = 16 << 20,
        maximumCount: Int = 1000,
        maximumAge: Duration = .seconds(7 * 86400)
    ) {
        self.store = store
        bounds = ResponseBounds(size: maximumSize, count: maximumCount, age: maximumAge)
    }

    /// The answer to a request; `nil` where there is none, or it is too old.
    public func answer(for key: CacheKey) async throws(ResponseCacheError) -> CachedAnswer? {
        do throws(ConversationStoreError) {
            return try await store.response(for: key, within: bounds)
        } catch {
            throw .unreadable(reason: error.description)
        }
    }

    /// Keeps the answer to a request, in place of an earlier one, unless it is too large or too old.
    public func store(_ answer: CachedAnswer, for key: CacheKey) async throws(ResponseCacheError) {
        do throws(ConversationStoreError) {
            try await store.keep(answer, for: key, within: bounds)
        } catch {
            throw .unwritable(reason: error.description)
        }
    }

    /// Forgets all answers, and erases their text from the file.
    public func removeAll() async throws(ResponseCacheError) {
        do throws(ConversationStoreError) {
            try await store.removeResponses()
        } catch {
            throw .unwritable(reason: error.description)
        }
    }
}
