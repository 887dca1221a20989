import ChatCore
import ChatSettings
import ChatTerminal
import LLM

extension ConversationStore {
    /// The store of this user.
    static func ofUser(_ environment: Environment) throws(ConversationStoreError) -> ConversationStore {
        try ConversationStore(at: MartletDirectories(environment: environment).conversations)
    }

    /// The store for something new: the user's own, unless nothing is to be kept. That there is no place to keep it is said,
    /// and it is held in memory.
    ///
    /// - Returns: The store, and whether others will find there what is put in.
    static func forNew(
        isKept: Bool,
        _ environment: Environment,
        unkept: (ConversationStoreError) -> Void
    ) throws(ConversationStoreError) -> (store: ConversationStore, isKept: Bool) {
        guard isKept else { return (try .inMemory(), false) }
        do throws(ConversationStoreError) {
            return (try .ofUser(environment), true)
        } catch {
            unkept(error)
            return (try .inMemory(), false)
        }
    }

    /// A store in memory with a copy of a conversation.
    func copy(of id: ULID) async throws -> ConversationStore {
        let copy = try ConversationStore.inMemory()
        _ = try await copy.importing(export([id]))
        return copy
    }

    /// Who answered in a conversation.
    func precedent(in conversation: Conversation) throws(ConversationStoreError) -> Precedent {
        let endpoints = try messages(in: conversation.id).compactMap(\.answer?.endpoint)
        return Precedent(model: conversation.model, endpoint: endpoints.last)
    }

    /// The conversation whose id begins so, in upper case or lower.
    func conversation(named prefix: String) throws -> Conversation {
        let found = try conversations(withPrefix: prefix)
        guard let first = found.first else {
            throw UsageError("No conversation has an id that begins with \"\(prefix)\"; martlet history lists them.")
        }
        guard found.count == 1 else {
            throw UsageError("\(found.count) conversations have ids that begin with \"\(prefix)\"; add some digits.")
        }
        return first
    }

    /// The ids that begin so; a mistake in one of them is a mistake in all.
    func ids(named prefixes: [String]) throws -> [ULID] {
        try prefixes.map { try conversation(named: $0).id }
    }

    /// The conversation that goes on: the one whose id is given, else the last.
    func conversation(_ argument: ConversationArgument) throws -> Conversation {
        if case .id(let prefix) = argument { return try conversation(named: prefix) }
        return try lastConversation()
    }

    /// The conversation that was talked in last.
    private func lastConversation() throws -> Conversation {
        guard let last = try latestConversation() else {
            throw UsageError("There is no conversation yet: ask something first.")
        }
        return last
    }
}
