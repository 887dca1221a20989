/// Why the stored keys can't be used. No key stands in it.
public enum KeyStoreError: Error, Sendable, Hashable {
    /// Others than the owner may read the file, or write it.
    case exposed(path: String)
    /// It is not what Martlet writes.
    case malformed(path: String)
    /// The system refused; `reason` is a sentence.
    case failed(place: String, reason: String)
}

extension KeyStoreError: CustomStringConvertible {
    /// One sentence, with what to do.
    public var description: String {
        switch self {
        case .exposed(let path):
            "Others can read the keys in \(path), so they are not used: run chmod 600 on it, and replace them if others did."
        case .malformed(let path):
            "The file of the keys, \(path), is damaged: mend it, or remove it and store them again."
        case .failed(let place, let reason):
            "The keys are kept in \(place). \(reason)"
        }
    }
}
