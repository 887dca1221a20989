#if os(iOS)
import UIKit

/// The time that the system gives an app to end what it does, after it has left the screen.
@MainActor
final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    /// Asks for it.
    init() {
        id = UIApplication.shared.beginBackgroundTask(withName: "Answer") { [weak self] in self?.end() }
    }

    /// Gives back what is left of it.
    func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
#endif
