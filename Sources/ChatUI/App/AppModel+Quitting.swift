#if os(macOS)
import AppKit

extension AppModel {
    /// Has what is typed kept when the app is quit. A Mac tells an app of that, but not of leaving the screen before.
    func keepWhenQuit() {
        _ = NotificationCenter.default.addObserver(
            forName: NSApplication.willTerminateNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.end() }
        }
    }
}
#endif
