/// Walks through what was typed before, and comes back to what was being typed.
struct HistoryBrowser: Sendable, Hashable {
    private let entries: [String]
    /// Which entry is shown; past the last one it is what was being typed.
    private var position: Int
    private var draft = ""

    /// Begins at what is being typed.
    init(_ history: InputHistory) {
        entries = history.entries
        position = entries.count
    }

    /// The entry before the one on show, whose text may have been changed meanwhile; nil before the first.
    mutating func older(than text: String) -> String? {
        guard position > 0 else { return nil }
        leave(text)
        position -= 1
        return entries[position]
    }

    /// The entry after the one on show, after the last what was being typed; nil behind that.
    mutating func newer(than text: String) -> String? {
        guard position < entries.count else { return nil }
        position += 1
        return position == entries.count ? draft : entries[position]
    }

    /// Goes to an entry that was found.
    mutating func go(to found: Int, from text: String) -> String {
        leave(text)
        position = found
        return entries[found]
    }

    /// The last entry before `end` that has the words in it; nil for none, and for no words.
    func find(_ words: String, before end: Int? = nil) -> Int? {
        guard !words.isEmpty else { return nil }
        return entries[..<min(end ?? entries.count, entries.count)].lastIndex { $0.contains(words) }
    }

    /// An entry.
    func entry(_ index: Int) -> String { entries[index] }

    private mutating func leave(_ text: String) {
        if position == entries.count { draft = text }
    }
}
