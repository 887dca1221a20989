import ChatUI
import Synchronization

/// A model of the device that says what a test wants.
final class ScriptedOnDeviceModel: OnDeviceModel {
    let availability: OnDeviceAvailability
    private let snapshots: [String]
    private let failure: OnDeviceFailure?
    private let asked = Mutex<[OnDevicePrompt]>([])

    /// - Parameters:
    ///   - snapshots: What it hands out, each the whole text so far.
    ///   - failure: What it ends with; nil for a whole answer.
    init(
        _ snapshots: String...,
        failure: OnDeviceFailure? = nil,
        availability: OnDeviceAvailability = .available
    ) {
        (self.snapshots, self.failure, self.availability) = (snapshots, failure, availability)
    }

    /// What it was asked.
    var prompts: [OnDevicePrompt] { asked.withLock { $0 } }

    func answer(
        _ prompt: OnDevicePrompt,
        snapshot: @escaping @Sendable (String) async throws(OnDeviceFailure) -> Void
    ) async throws(OnDeviceFailure) {
        asked.withLock { $0.append(prompt) }
        for text in snapshots { try await snapshot(text) }
        if let failure { throw failure }
    }
}
