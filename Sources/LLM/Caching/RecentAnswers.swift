/// Answers within bounds: where there is no room, those go first that were used least recently.
struct RecentAnswers: Sendable {
    private struct Entry {
        var answer: CachedAnswer
        var size: Int
        var lastUse: Int
    }

    private let maximumSize: Int
    private let maximumCount: Int
    private var entries: [CacheKey: Entry] = [:]
    private var useCount = 0

    /// The size of all that is kept, in bytes.
    private(set) var size = 0

    init(maximumSize: Int, maximumCount: Int) {
        self.maximumSize = maximumSize
        self.maximumCount = maximumCount
    }

    /// How many answers are kept.
    var count: Int { entries.count }

    /// The answer of a key, which is now the last one used.
    mutating func answer(for key: CacheKey) -> CachedAnswer? {
        let use = nextUse()
        entries[key]?.lastUse = use
        return entries[key]?.answer
    }

    /// Keeps an answer in place of the one of the same key, unless it alone is larger than all may be.
    mutating func insert(_ answer: CachedAnswer, size: Int, for key: CacheKey) {
        remove(key)
        guard size <= maximumSize, maximumCount > 0 else { return }
        while self.size > maximumSize - size || count >= maximumCount { removeOldest() }
        entries[key] = Entry(answer: answer, size: size, lastUse: nextUse())
        self.size += size
    }

    /// Forgets an answer.
    mutating func remove(_ key: CacheKey) {
        size -= entries.removeValue(forKey: key)?.size ?? 0
    }

    private mutating func removeOldest() {
        guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        remove(oldest.key)
    }

    private mutating func nextUse() -> Int {
        useCount += 1
        return useCount
    }
}
