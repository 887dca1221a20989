import ChatCore
import LLM

extension BubbleContent {
    /// What a bubble shows of a message on show.
    @MainActor
    init(_ message: Message, in model: ChatViewModel) {
        self.init(message: message, siblings: model.siblings(of: message), isBusy: model.isLoading)
        guard message.id == model.messages.last?.id else { return }
        canRetry = model.canRetry
        switch model.status {
        case .retrying, .switched, .stopping: status = model.status.description
        case .waiting where message.role == .user: status = model.status.description
        case .idle, .waiting, .streaming, .failed: status = nil
        }
    }
}
