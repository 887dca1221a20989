import Synchronization

@testable import LLM

/// Keeps what a log is told.
final class RecordedLog: Sendable {
    private let recorded = Mutex<[CallLog.Entry]>([])

    /// What was told, in order.
    var entries: [CallLog.Entry] { recorded.withLock(\.self) }

    /// The log that is kept.
    func log(_ minimumLevel: CallLog.Level) -> CallLog {
        CallLog(minimumLevel: minimumLevel) { entry in self.recorded.withLock { $0.append(entry) } }
    }
}
