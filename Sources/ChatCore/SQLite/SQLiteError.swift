/// What SQLite says of a call that failed.
struct SQLiteError: Error, Hashable {
    /// The extended result code.
    var code: Int32
    /// SQLite's own words.
    var message: String
    /// The system's code, where one of its calls has failed; else 0.
    var systemCode: Int32 = 0

    /// The result code without what extends it.
    var primaryCode: Int32 { code & 0xFF }
}
