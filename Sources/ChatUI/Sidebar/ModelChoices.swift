public import LLM

/// The models that can be chosen where something is typed into the free field.
public struct ModelChoices: Sendable, Hashable {
    /// The model that the text names, where the list has none of that name.
    public let typed: ModelID?
    /// Those of the list that hold the words of the text, in the list's order.
    public let listed: [ModelID]

    /// Finds the models for a text.
    ///
    /// - Parameters:
    ///   - text: What is typed: words in any order, or a whole name.
    ///   - models: The endpoint's list.
    public init(for text: String, in models: [ModelID]) {
        let name = text.trimmed
        let words = name.lowercased().split(whereSeparator: \.isWhitespace)
        listed = models.filter { model in
            let model = model.rawValue.lowercased()
            return words.allSatisfy { model.contains($0) }
        }
        typed = name.isEmpty || models.contains { $0.rawValue == name } ? nil : ModelID(rawValue: name)
    }
}
