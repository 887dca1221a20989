/// How a process ended, and what it left.
struct Ending: Sendable {
    var output: [UInt8]
    var errors: [UInt8]
    /// Why it did not end well; nil where it did.
    var failure: String?
    var usage: Usage
    /// From the start to the end.
    var wall: Duration
    /// From the start to the first byte of its output.
    var firstByte: Duration?

    var text: String { String(decoding: output, as: UTF8.self) }
}
