public import LLM

extension ChatTurn {
    /// What happens to an answer.
    public enum Event: Sendable, Hashable {
        /// It exists, empty, as this message. Always the first event.
        case began(Message)
        /// This came; in the store it is by now, unless ``unkept(_:)`` came before.
        case received(ChatStreamEvent)
        /// The conversation is too long for the model: this much of it is left out now, and the rest is sent.
        case shortened(AnswerRecord.Omission)
        /// The store fails. What comes from here on is not in it before the answer ends; ``Outcome/storeError`` tells
        /// whether it is then. At most once.
        case unkept(ConversationStoreError)
    }

    /// How an answer ended.
    public struct Outcome: Sendable {
        /// The answer as it is kept: complete, stopped, truncated where a part of it came, or failed.
        public var message: Message
        /// What broke it off; `nil` for one that is complete or was stopped.
        public var error: LLMAPIError?
        /// What `show` threw; `nil` where it didn't.
        public var showError: (any Error)?
        /// Why the message is not in the store as it stands here; `nil` where it is.
        public var storeError: ConversationStoreError?
    }
}
