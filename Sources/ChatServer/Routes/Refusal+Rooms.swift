import ChatCore

extension Refusal {
    /// What the store has to say.
    init(_ error: ConversationStoreError) {
        let status =
            switch error {
            case .noSuchConversation, .noSuchMessage: 404
            case .busy: 503
            case .full: 507
            default: 500
            }
        self.init(status, error.description)
    }

    static let noSuchAddress = Refusal(404, "There is no such address here.")
    static let noSuchConversation = Refusal(404, "There is no such conversation. It may have been deleted.")
    static let noSuchMessage = Refusal(404, "There is no such message in this conversation. Load the page again.")
    static let isAnswering = Refusal(409, "An answer is on its way. Stop it, or wait for its end.")
    static let nothingToSend = Refusal(400, "There is nothing to send. Type a question, or attach a file.")
}
