import Synchronization

/// What completes the commands of a chat: it is read on the editor's thread, and filled from others.
public final class ChatWords: Sendable {
    private let words = Mutex(SlashCommand.Words())
    private let wish = Mutex<(@Sendable () -> Void)?>(nil)

    /// Makes an empty list.
    public init() {}

    /// What could stand in the place of the text.
    ///
    /// The models are asked for when somebody first wants to name one, so that a chat begins without a request.
    public func completions(of text: String) -> [Completion] {
        if text.hasPrefix("/model ") { wish.withLock { $0.take() }?() }
        return SlashCommand.completions(of: text, words.withLock { $0 })
    }

    /// Calls this once when the models are wanted.
    func onModelsWanted(_ action: @escaping @Sendable () -> Void) {
        wish.withLock { $0 = action }
    }

    /// Changes the words.
    func change(_ change: (inout SlashCommand.Words) -> Void) {
        words.withLock { change(&$0) }
    }
}
