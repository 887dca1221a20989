/// What may stand at the end of a command line that is still being written.
public struct ShellCompletion: Sendable, Hashable {
    /// A word that may stand there.
    public struct Candidate: Sendable, Hashable {
        /// The word.
        public var word: String
        /// What it means, in a few words; empty where it speaks for itself.
        public var meaning: String

        /// Makes a candidate.
        public init(_ word: String, _ meaning: String = "") {
            self.word = word
            self.meaning = meaning
        }
    }

    /// What stands there of the word so far.
    public let prefix: String
    /// What stands before its value, as in `--model=`; empty where it is a word by itself.
    public let lead: String
    /// The words of the table that may stand there, whatever their beginning.
    let words: [Candidate]
    /// What else may: names that the program has to look up.
    public let kind: CompletedKind?

    /// Reads the words of a command line after `martlet`, the last of which is unfinished, perhaps empty.
    public init(completing words: [String]) {
        var line = UnfinishedLine()
        for word in words.dropLast() { line.read(word) }
        self = line.completion(of: words.last ?? "")
    }

    init(prefix: String, lead: String = "", words: [Candidate] = [], kind: CompletedKind? = nil) {
        self.prefix = prefix
        self.lead = lead
        self.words = words
        self.kind = kind
    }

    /// All that may stand there and begins so, given the names of the kind that is asked for.
    public func candidates(_ names: [Candidate]) -> [Candidate] {
        (words + names).filter { $0.word.hasPrefix(prefix) }.map { Candidate(lead + $0.word, $0.meaning) }
    }
}
