/// A prompt with gaps, which is kept to be used again.
///
/// It is plain text in which `$input` stands for what is asked and `$name` for a value of the caller's; `$$` is a dollar. A
/// head between two lines `---` may say `system: …` and `model: …`, and `name: …` for a value that holds where the caller
/// gives none:
///
/// ```
/// ---
/// system: You translate into $language, and say nothing else.
/// language: Dutch
/// ---
/// $input
/// ```
public struct PromptTemplate: Sendable, Hashable {
    /// A template with all its gaps filled.
    public struct Filled: Sendable, Hashable {
        /// What is asked.
        public var prompt: String
        /// The system prompt; nil for none.
        public var system: String?
        /// The model or its alias; nil for whichever is asked.
        public var model: String?
    }

    private static let input = "input"
    private static let fence = "---"

    private let name: String
    private let model: String?
    private let system: TemplateText?
    private let body: TemplateText
    private let customary: [String: String]

    /// Reads a template.
    ///
    /// - Parameter name: How an error calls it.
    /// - Throws: ``TemplateError/invalidHead(template:line:)`` where a line of the head is no `name: value`, or the head
    ///   does not end.
    public init(_ name: String, parsing text: String) throws(TemplateError) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var fields: [String: String] = [:]
        var start = 0
        if lines.first.map(Self.isFence) == true {
            guard let end = lines.dropFirst().firstIndex(where: Self.isFence) else {
                throw .invalidHead(template: name, line: 1)
            }
            for index in 1..<end where !lines[index].allSatisfy(\.isWhitespace) {
                guard let field = lines[index].wholeMatch(of: #/\s*([A-Za-z_][A-Za-z0-9_]*)\s*:\s*(.*?)\s*/#) else {
                    throw .invalidHead(template: name, line: index + 1)
                }
                fields[String(field.output.1)] = String(field.output.2)
            }
            start = end + 1
        }
        self.name = name
        model = fields.removeValue(forKey: "model")?.nonBlank
        system = fields.removeValue(forKey: "system")?.nonBlank.map(TemplateText.init)
        customary = fields
        body = TemplateText(Self.withoutBlankEnds(lines[start...]).joined(separator: "\n"))
    }

    /// The names of its variables apart from `input`, in the order of their first use.
    public var variables: [String] {
        let all = (system?.variables ?? []) + body.variables
        return all.enumerated().filter { index, name in name != Self.input && !all[..<index].contains(name) }.map(
            \.element
        )
    }

    /// Fills the gaps. What is asked comes last, after a blank line, where the template has no `$input`.
    ///
    /// - Parameters:
    ///   - input: What is asked; nothing but white space counts as nothing.
    ///   - values: The caller's values, by name.
    /// - Throws: ``TemplateError/missingInput(template:)``, ``TemplateError/missingValue(template:name:)``, or
    ///   ``TemplateError/unknownVariable(template:name:known:)`` for a value that the template does not use.
    public func filled(input: String, values: [String: String]) throws(TemplateError) -> Filled {
        let variables = variables
        if let stranger = values.keys.sorted().first(where: { !variables.contains($0) }) {
            throw .unknownVariable(template: name, name: stranger, known: variables)
        }
        var all = customary.merging(values) { $1 }
        if let missing = variables.first(where: { all[$0] == nil }) {
            throw .missingValue(template: name, name: missing)
        }
        let hasInput = !input.allSatisfy(\.isWhitespace)
        let takesInput = (body.variables + (system?.variables ?? [])).contains(Self.input)
        guard hasInput || !takesInput else { throw .missingInput(template: name) }
        all[Self.input] = input
        let parts = [body.filled(all)] + (hasInput && !takesInput ? [input] : [])
        return Filled(
            prompt: parts.filter { !$0.isEmpty }.joined(separator: "\n\n"),
            system: system?.filled(all),
            model: model
        )
    }

    private static func isFence(_ line: Substring) -> Bool {
        line.trimmingSuffix(while: \.isWhitespace) == fence
    }

    private static func withoutBlankEnds(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
        let start = lines.drop { $0.allSatisfy(\.isWhitespace) }
        let end = start.lastIndex { !$0.allSatisfy(\.isWhitespace) }
        return end.map { start[...$0] } ?? []
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isDropped($0) }.map(index(after:)) ?? startIndex)]
    }
}
