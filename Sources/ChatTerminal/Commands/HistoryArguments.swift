/// What is done with the conversations that are kept.
public enum HistoryArguments: Sendable, Hashable {
    /// The newest ones are listed.
    case list(limit: Int, printsJSON: Bool)
    /// One is shown, by the start of its id; nil means the last one.
    case show(id: String?, form: Form)
    /// Their texts are searched.
    case search(words: String, limit: Int, printsJSON: Bool)
    /// One gets another name.
    case rename(id: String, title: String)
    /// Some are deleted; a person is asked before all of them are, unless it is confirmed already.
    case remove(Which, isConfirmed: Bool)
    /// Some are written out.
    case export(Which, form: Form)
    /// What was written out is taken in: a file, or `-`.
    case `import`(path: String)
    /// The place of the database is told.
    case path
    /// Those that nobody touched for so long are deleted; a person is asked before, unless it is confirmed already.
    case prune(Age, isConfirmed: Bool)

    /// Which conversations.
    public enum Which: Sendable, Hashable {
        /// Those whose ids begin so.
        case ids([String])
        /// All of them.
        case all
    }

    /// How a conversation is written.
    public enum Form: Sendable, Hashable {
        /// For people.
        case markdown
        /// With all that is known of it, for ``import(path:)``.
        case json
    }
}

extension HistoryArguments {
    /// How many are listed where nobody says.
    private static let usualLimit = 20

    static func list(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        .list(limit: try parsed.count(of: .limit) ?? usualLimit, printsJSON: parsed.contains(.historyJSON))
    }

    static func show(_ parsed: ParsedArguments) -> HistoryArguments {
        .show(id: parsed.operands.first, form: parsed.form)
    }

    static func search(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        let words = parsed.operands.joined(separator: " ")
        guard !words.allSatisfy(\.isWhitespace) else {
            throw UsageError("martlet history search takes the words to find.")
        }
        return .search(
            words: words,
            limit: try parsed.count(of: .limit) ?? usualLimit,
            printsJSON: parsed.contains(.historyJSON)
        )
    }

    static func rename(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        guard let id = parsed.operands.first, parsed.operands.count > 1 else {
            throw UsageError("martlet history rename takes an id and the new title.")
        }
        return .rename(id: id, title: parsed.operands.dropFirst().joined(separator: " "))
    }

    static func remove(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        .remove(try parsed.which(for: "martlet history rm"), isConfirmed: parsed.contains(.yes))
    }

    static func export(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        .export(try parsed.which(for: "martlet history export"), form: parsed.contains(.markdown) ? .markdown : .json)
    }

    static func `import`(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        guard let path = parsed.operands.first else {
            throw UsageError("martlet history import takes a file that export wrote, or - for standard input.")
        }
        return .import(path: path)
    }

    static func prune(_ parsed: ParsedArguments) throws(UsageError) -> HistoryArguments {
        guard let text = parsed.operands.first, let age = Age(text) else {
            throw UsageError("martlet history prune takes an age, such as 90d, 12h or 8w.")
        }
        return .prune(age, isConfirmed: parsed.contains(.yes))
    }
}

extension ParsedArguments {
    fileprivate var form: HistoryArguments.Form { contains(.historyJSON) ? .json : .markdown }

    fileprivate func which(for command: String) throws(UsageError) -> HistoryArguments.Which {
        switch (operands.isEmpty, contains(.all)) {
        case (true, true): return .all
        case (false, false): return .ids(operands)
        case (true, false): throw UsageError("\(command) takes the ids of conversations, or --all.")
        case (false, true): throw UsageError("\(command) takes ids or --all, not both.")
        }
    }
}
