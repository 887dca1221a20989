import ChatSettings
import LLM

/// The key of n4n that an app was built with: `N4N_API_KEY` of its Info.plist, which a file that git ignores sets.
public struct BuiltInKey: Sendable, Hashable {
    /// The key; nil where there is none.
    let text: String?

    /// Takes what Info.plist says. What is empty, no text, or a variable that nothing was put in for, is no key.
    public init(_ value: Any?) {
        let text = (value as? String)?.trimmed ?? ""
        self.text = text.isEmpty || text.hasPrefix("$(") ? nil : text
    }

    /// Whom it is for.
    static let origin = Origin(NamedEndpoint.n4n.baseURL)

    /// The name that it has in Info.plist, and as a variable of the environment.
    public static let name = "N4N_API_KEY"
}

extension BuiltInKey: CustomStringConvertible, CustomReflectable {
    /// Whether there is one. The key stays out.
    public var description: String { text == nil ? "no key" : "a key" }

    /// The same as ``description``, so that `dump` keeps the key to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
