import WebAPI

/// A shell that can complete command lines of `martlet`.
public enum Shell: String, Sendable, Hashable, CaseIterable {
    case bash
    case zsh
    case fish
}

extension Shell {
    /// The words of a command line as they were typed: bash hands out what stands around `:` and `=` apart.
    public func joined(_ words: [String]) -> [String] {
        guard self == .bash else { return words }
        var joined: [String] = []
        var isOpen = false
        for word in words {
            let isBreak = !word.isEmpty && word.allSatisfy { ":=".contains($0) }
            if let last = joined.last, isBreak || isOpen {
                joined[joined.endIndex - 1] = last + word
            } else {
                joined.append(word)
            }
            isOpen = isBreak
        }
        return joined
    }

    /// What the shell is told of candidates: a line for each, and behind a tab what it means; bash wants the word alone,
    /// and of that only what stands behind the last `:` or `=` of what was typed.
    public func text(of candidates: [ShellCompletion.Candidate], completing word: String) -> String {
        let known = word.lastIndex { ":=".contains($0) }.map { word[...$0].count } ?? 0
        return candidates.map { candidate in
            switch self {
            case .bash: candidate.word.dropFirst(known) + "\n"
            case .zsh, .fish:
                candidate.meaning.isEmpty
                    ? "\(candidate.word)\n" : "\(candidate.word)\t\(candidate.meaning.firstPhrase)\n"
            }
        }.joined()
    }
}

extension String {
    /// The text up to its first semicolon or line break, so that it fits beside a word.
    fileprivate var firstPhrase: String {
        String(prefix { $0 != ";" && !$0.isNewline && $0 != "\t" }).trimmingWhitespace
    }
}
