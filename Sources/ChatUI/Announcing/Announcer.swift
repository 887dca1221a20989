public import SwiftUI

#if canImport(Accessibility)
import Accessibility
#endif

/// Says something to those who use a screen reader.
public struct Announcer: Sendable {
    /// Says a sentence, after what is being said.
    public let post: @MainActor @Sendable (String) -> Void

    /// Makes an announcer.
    public init(post: @escaping @MainActor @Sendable (String) -> Void) {
        self.post = post
    }

    /// The platform's screen reader.
    public static let system = Announcer { AccessibilityNotification.Announcement($0).post() }
}

private struct AnnouncerKey: EnvironmentKey {
    static let defaultValue = Announcer.system
}

extension EnvironmentValues {
    /// Who says what has happened; the platform's screen reader by default.
    public var announcer: Announcer {
        get { self[AnnouncerKey.self] }
        set { self[AnnouncerKey.self] = newValue }
    }
}
