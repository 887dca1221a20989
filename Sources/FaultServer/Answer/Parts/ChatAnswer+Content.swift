extension ChatAnswer {
    /// What an answer says.
    public enum Content: Sendable, Hashable {
        /// The model's message.
        case message(Message)
        /// An error in the place of an answer: a JSON object, as comes with a status other than 2xx.
        case failure(Failure)
        /// A body as it is: HTML, an error of another form, bytes that are no text.
        case body([UInt8])
    }
}
