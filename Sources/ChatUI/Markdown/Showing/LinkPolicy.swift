import SwiftUI

/// Which links in an answer lead anywhere. A model wrote them, so they may not call, pay, or open other apps unasked.
enum LinkPolicy {
    /// Opens the links that may be; one for all views, so that none is drawn anew for it.
    @MainActor static let action = OpenURLAction { opens($0) ? .systemAction : .discarded }

    /// Whether a link is opened when it is tapped.
    static func opens(_ url: URL) -> Bool {
        ["http", "https", "mailto"].contains(url.scheme?.lowercased())
    }
}
