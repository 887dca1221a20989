public import LLM

extension Configuration.Endpoint {
    /// Makes an endpoint of what a person has typed.
    ///
    /// - Parameters:
    ///   - name: Letters, digits, dots, `-` and `_`.
    ///   - address: The base URL, with `http://` or `https://`, and without user, password and fragment.
    ///   - model: The model to ask where none is named.
    ///   - contextWindow: How many tokens a request and its answer may have together; nil where that is not known.
    /// - Throws: ``SettingsError/invalidName(_:)``, ``SettingsError/invalidEndpoint(source:reason:)``.
    public init(
        naming name: String,
        address: String,
        model: ModelID? = nil,
        contextWindow: Int? = nil
    ) throws(SettingsError) {
        guard name.isName else { throw .invalidName(name) }
        let baseURL = try BaseURL.parse(address, source: "The address")
        self.init(name: name, baseURL: baseURL, model: model, contextWindow: contextWindow)
    }
}
