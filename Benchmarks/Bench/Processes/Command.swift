/// A program, and what it is started with.
struct Command: Sendable {
    var program: String
    var arguments: [String] = []
    /// Variables beside those of this process.
    var environment: [String: String] = [:]
}
