/// What a removal came to.
public struct Removal: Sendable, Hashable {
    /// How many conversations, or messages, were removed.
    public var count: Int
    /// Whether their text is gone from the files byte for byte.
    ///
    /// Where it is not, another program was reading the store all the while. What was removed is found by nobody, but
    /// stands in the file that ends in `-wal` until that program and this one have closed the store, or until something is
    /// removed once more.
    public var isErased: Bool

    /// Makes what a removal came to.
    public init(count: Int, isErased: Bool) {
        self.count = count
        self.isErased = isErased
    }
}
