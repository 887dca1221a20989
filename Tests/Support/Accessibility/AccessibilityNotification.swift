// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum AccessibilityNotification {
    public struct Announcement {
        private let text: String

        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Nobody listens here; an app's own tests watch what it announces before it comes this far.
        public func post() {}
    }
}
