/// Tells what is new in a text that is handed out whole each time.
struct GrowingText: Sendable, Hashable {
    private(set) var text = ""

    /// What a later state of the text adds; nil where it is no continuation of the one before.
    ///
    /// It is compared by code points, so that an accent which joins the last letter is a piece of its own.
    mutating func grow(to snapshot: String) -> String? {
        let (old, new) = (text.unicodeScalars, snapshot.unicodeScalars)
        guard new.starts(with: old) else { return nil }
        let added = String(new.dropFirst(old.count))
        text = snapshot
        return added
    }
}
