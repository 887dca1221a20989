import LLM

extension NamedEndpoint {
    /// The endpoint of that name, in upper case or lower.
    static func named(_ text: String) -> NamedEndpoint? {
        all.first { $0.name == text.lowercased() }
    }
}
