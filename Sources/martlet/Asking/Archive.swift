import ChatCore
import ChatSettings
import ChatTerminal
import LLM

/// Where a question and its answer are kept.
struct Archive {
    let store: ConversationStore
    /// Whether others will find them there.
    let isKept: Bool

    /// The user's own, unless nothing is to be kept; where a new question can't be, it is asked all the same.
    static func open(_ arguments: AskArguments, _ settings: Settings, _ notices: Notices) throws -> Archive {
        let isKept = settings.configuration.isLogged && !arguments.isOffTheRecord
        guard arguments.conversation == .new else {
            return Archive(store: try .ofUser(settings.environment), isKept: isKept)
        }
        let (store, isFound) = try ConversationStore.forNew(isKept: isKept, settings.environment) {
            notices.error("This is not kept. \($0)")
        }
        return Archive(store: store, isKept: isFound)
    }

    /// One that is gone with the program.
    static func forgetful() throws(ConversationStoreError) -> Archive {
        Archive(store: try .inMemory(), isKept: false)
    }
}

extension Archive {
    /// Who answered in the conversation that goes on; `nil` where a new one begins.
    func precedent(_ arguments: AskArguments) async throws -> Precedent? {
        guard arguments.conversation != .new else { return nil }
        return try await store.precedent(in: store.conversation(arguments.conversation))
    }

    /// Puts a question into the conversation that goes on, or into a new one.
    func take(
        _ question: ChatMessage,
        _ arguments: AskArguments,
        _ settings: Settings,
        _ notices: Notices
    ) async throws -> Exchange {
        if arguments.conversation != .new { return try await goOn(with: question, arguments, notices) }
        do throws(ConversationStoreError) {
            return try await begin(with: question, arguments, settings)
        } catch {
            guard isKept else { throw error }
            notices.error("This is not kept. \(error)")
            return try await Archive.forgetful().begin(with: question, arguments, settings)
        }
    }

    private func begin(
        with question: ChatMessage,
        _ arguments: AskArguments,
        _ settings: Settings
    ) async throws(ConversationStoreError) -> Exchange {
        let (conversation, message) = try await store.begin(
            question,
            system: arguments.system ?? settings.configuration.defaults.system,
            model: arguments.connection.model.map(ModelID.init(rawValue:))
        )
        return Exchange(archive: self, conversation: conversation, question: message)
    }

    /// Goes on with a conversation; with a copy of it where nothing is to be kept, or can be.
    private func goOn(
        with question: ChatMessage,
        _ arguments: AskArguments,
        _ notices: Notices
    ) async throws -> Exchange {
        let conversation = try await store.conversation(arguments.conversation)
        if isKept {
            do throws(ConversationStoreError) {
                if let model = arguments.connection.model {
                    try await store.setModel(ModelID(rawValue: model), of: conversation.id)
                }
                if let system = arguments.system { try await store.setSystem(system, of: conversation.id) }
                return try await goOn(with: question, in: conversation)
            } catch {
                notices.error("This is not kept. \(error)")
            }
        }
        let copy = Archive(store: try await store.copy(of: conversation.id), isKept: false)
        return try await copy.goOn(with: question, in: conversation)
    }

    private func goOn(
        with question: ChatMessage,
        in conversation: Conversation
    ) async throws(ConversationStoreError) -> Exchange {
        let message = try await store.add(question, atEndOf: conversation.id)
        return Exchange(archive: self, conversation: conversation, question: message)
    }
}
