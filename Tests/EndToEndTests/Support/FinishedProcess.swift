/// What a program left behind.
struct FinishedProcess: Sendable {
    /// Its exit code, or 128 and the signal that ended it.
    var code: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// What it wrote to standard error.
    var errors: [UInt8]

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    var notices: String { String(decoding: errors, as: UTF8.self) }
}
