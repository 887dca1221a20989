/// Puts together what is asked.
public enum Prompt {
    /// The instruction, a blank line, and what was piped in; one of them alone where the other is empty.
    ///
    /// What was piped in stays as it is, to its last line feed. Text of nothing but white space counts as empty.
    ///
    /// - Parameters:
    ///   - words: The words of the command line, which are joined by spaces.
    ///   - input: What was piped in; nil where nothing was.
    ///   - isOptional: Whether both may be empty, since something else goes along.
    /// - Throws: ``UsageError`` where both are empty.
    public static func compose(
        words: [String],
        input: String?,
        isOptional: Bool = false
    ) throws(UsageError) -> String {
        let instruction = words.joined(separator: " ")
        let parts = [instruction, input ?? ""].filter { !$0.allSatisfy(\.isWhitespace) }
        guard isOptional || !parts.isEmpty else { throw UsageError("The prompt is empty.", of: .ask) }
        return parts.joined(separator: "\n\n")
    }
}
