/// An answer that is being written.
struct OpenAnswer {
    /// The key of its message.
    var key: Int64
    /// How many pieces of it were kept.
    var pieceCount: Int64 = 0
    /// Whether it has ended, and its end could not be kept.
    var isBrokenOff = false
}
