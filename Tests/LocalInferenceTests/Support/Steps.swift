import Synchronization

@testable import LocalInference

/// The steps of installations.
final class Steps: Sendable {
    private let steps = Mutex<[LocalInstallation.Progress]>([])

    func append(_ step: LocalInstallation.Progress) { steps.withLock { $0.append(step) } }

    var all: [LocalInstallation.Progress] { steps.withLock(\.self) }

    /// How many environments were made.
    var environments: Int {
        all.count { if case .creatingEnvironment = $0 { true } else { false } }
    }
}
