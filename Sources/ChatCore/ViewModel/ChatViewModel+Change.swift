extension ChatViewModel {
    /// What of a view model has changed. Its state says to what.
    public enum Change: Sendable, Hashable {
        /// Other messages are on show: one was added, or another branch or conversation was opened.
        case messages
        /// A message on show has grown, or has ended.
        case message(ULID)
        /// ``ChatViewModel/status`` or ``ChatViewModel/isLoading``.
        case status
        /// The conversation on show, its name, its model or its system prompt.
        case conversation
        /// ``ChatViewModel/inputText`` or ``ChatViewModel/attachments``, by something else than typing.
        case input
        /// ``ChatViewModel/storeError``.
        case storeError
    }

    /// The changes from now on, for front ends that don't observe; see ``ChatViewModel/changes()``.
    public struct Changes: AsyncSequence, Sendable {
        let feed: ChangeFeed

        /// Begins the one iteration that it serves.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(feed: feed) }

        /// Hands out changes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let feed: ChangeFeed

            /// The next change; `nil` once the view model is gone, or the task is cancelled.
            public mutating func next() async -> Change? { await feed.next() }

            /// The next change; `nil` once the view model is gone, or the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Change? { await feed.next() }
        }
    }
}
