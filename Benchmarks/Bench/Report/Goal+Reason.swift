extension Goal {
    /// Why the goal is missed, as far as it is known, with the page that tells more; nothing where it is not missed.
    var reason: String {
        guard case .misses = verdict, let reason = Reason.all[subject] else { return "" }
        return "\(reason.sentence) ([\(reason.page.prefix(3))](../Documentation/Decisions/\(reason.page).md))"
    }

    /// What is known of a goal that may be missed. It is true of how the programs are made, whatever the figures say.
    private struct Reason {
        var sentence: String
        /// The page of the decision, without its ending.
        var page: String

        static func waiting(_ sentence: String) -> Reason { Reason(sentence: sentence, page: "012-what-waiting-costs") }
        static func parsing(_ sentence: String) -> Reason {
            Reason(sentence: sentence, page: "011-a-chunk-like-the-last")
        }

        private static let parser = parsing(
            "The parser also looks for carriage returns, and hands out events that keep their bytes alive."
        )

        /// By the goal's subject.
        static let all: [String: Reason] = [
            "CPU for a token, one stream, paced": waiting(
                "Each token wakes two threads, the loop's and the reader's; the limit has one and drops the bytes there."
            ),
            "CPU for a token, 500 streams, paced": waiting(
                "Each token is handed to a task of another thread, so that no reader holds up the other streams."
            ),
            "parsing, events in chunks of 16 KB": parser,
            "parsing, events in chunks of 1 KB": parser,
            "parsing, one event a chunk": parser,
            "request to first token": waiting(
                "What a process does for the first time takes Swift longer: types are made, and the pool's threads begin."
            ),
            "start of the program to its first output": start,
            "start of the program to its request": start,
            "short calls": waiting(
                "A call goes to the loop's thread and back, and is checked and decoded, which the limit is spared."
            ),
        ]

        private static let start = Reason(
            sentence: "Libraries are loaded, more than curl's; then the question is put on disk.",
            page: "004-static-linking"
        )
    }
}
