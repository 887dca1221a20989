import Synchronization

/// What the samples print while a test runs them.
final class Transcript: Sendable {
    @TaskLocal static var current: Transcript?

    private let state = Mutex("")

    var text: String { state.withLock { $0 } }

    static func record(_ body: () async throws -> Void) async rethrows -> String {
        let transcript = Transcript()
        try await $current.withValue(transcript, operation: body)
        return transcript.text
    }

    func append(_ text: String) {
        state.withLock { $0 += text }
    }
}

/// Stands in for the standard library's `print` in this module.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Transcript.current?.append(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
