import ChatCore
import ChatSettings
import ChatTerminal
import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet history`: lists, shows, searches, deletes and carries the conversations that are kept.
struct HistoryCommand {
    let arguments: HistoryArguments
    let environment: Environment

    private var output: OutputDescriptor { .standardOutput }
    private var notices: Notices { Notices { environment[$0] } }
    /// What was typed in chats, where a word that is deleted must not stay either.
    private var typed: InputHistoryFile {
        get throws { try InputHistoryFile(path: MartletDirectories(environment: environment).history.path) }
    }

    func run() async throws {
        if case .path = arguments {
            return try output.write(MartletDirectories(environment: environment).conversations.path + "\n")
        }
        let store = try ConversationStore.ofUser(environment)
        switch arguments {
        case .path: return
        case .list(let limit, let printsJSON): try await list(store.conversations(limit: limit), printsJSON)
        case .search(let words, let limit, let printsJSON):
            try await list(store.search(words, limit: limit), printsJSON)
        case .show(let id, let form): try await show(id, form, of: store)
        case .rename(let id, let title): try await store.rename(store.conversation(named: id).id, to: title)
        case .remove(.all, let isConfirmed):
            if !isConfirmed { try confirm("Delete all conversations?") }
            let removal = try await store.deleteAll()
            try typed.removeAll()
            try tell(removal)
        case .remove(.ids(let prefixes), _):
            let ids = try await store.ids(named: prefixes)
            let texts = try await store.typedTexts(in: ids)
            let removal = try await store.delete(ids)
            try typed.remove(texts)
            try tell(removal)
        case .prune(let age, let isConfirmed):
            if !isConfirmed { try confirm("Delete all conversations in which nothing was said for \(age)?") }
            let date = Date(timeIntervalSinceNow: -age.duration.seconds)
            let texts = try await store.typedTexts(in: store.idle(since: date))
            let removal = try await store.prune(olderThan: date)
            try typed.remove(texts)
            try tell(removal)
        case .export(let which, let form): try await export(which, form, of: store)
        case .import(let path): try await take(in: path, store)
        }
    }

    private func list(_ conversations: [Conversation], _ printsJSON: Bool) throws {
        if printsJSON {
            try output.show(HistoryListing.json(conversations).text + "\n")
        } else if output.isTerminal {
            if conversations.isEmpty { notices.notice("No conversation is kept yet.") }
            try output.show(HistoryListing.table(conversations, width: output.size.width))
        } else {
            try output.show(HistoryListing.tabSeparated(conversations))
        }
    }

    private func list(_ hits: [SearchHit], _ printsJSON: Bool) throws {
        if hits.isEmpty { notices.notice("Nothing has these words.") }
        if printsJSON {
            try output.show(SearchListing.json(hits).text + "\n")
        } else if output.isTerminal {
            let style = TerminalStyle(isTerminal: true) { environment[$0] }
            try output.write(SearchListing.table(hits, style: style))
        } else {
            try output.show(SearchListing.tabSeparated(hits))
        }
    }

    private func show(_ prefix: String?, _ form: HistoryArguments.Form, of store: ConversationStore) async throws {
        let argument = prefix.map(ConversationArgument.id) ?? .last
        let id = try await store.conversation(argument).id
        guard form == .markdown, var laidOut = MarkdownOutput(on: output, environment: { environment[$0] }) else {
            return try await write([id], form, of: store)
        }
        try laidOut.show(try await transcript(of: id, in: store))
        try laidOut.finish()
    }

    private func export(
        _ which: HistoryArguments.Which,
        _ form: HistoryArguments.Form,
        of store: ConversationStore
    ) async throws {
        switch which {
        case .all where form == .json: try output.show(try await store.exportAll().text + "\n")
        case .all: try await write(store.conversations().map(\.id), form, of: store)
        case .ids(let prefixes): try await write(store.ids(named: prefixes), form, of: store)
        }
    }

    private func write(_ ids: [ULID], _ form: HistoryArguments.Form, of store: ConversationStore) async throws {
        guard form == .markdown else { return try output.show(try await store.export(ids).text + "\n") }
        for id in ids { try output.show(try await transcript(of: id, in: store)) }
    }

    private func transcript(of id: ULID, in store: ConversationStore) async throws -> String {
        guard let conversation = try await store.conversation(id) else {
            throw ConversationStoreError.noSuchConversation(id)
        }
        let path = try await store.messages(in: id)
        let shown = Set(path.map(\.id))
        let others = try await store.allMessages(in: id).filter { !shown.contains($0.id) }
        return Transcript(conversation, path, others: others).markdown
    }

    private func take(in path: String, _ store: ConversationStore) async throws {
        let bytes = try InputDescriptor.readBytes(ofFile: path)
        let json: JSONValue
        do {
            json = try JSONValue(parsing: bytes)
        } catch {
            throw UsageError("\(path) is no export of conversations: \(error).")
        }
        let ids = try await store.importing(json)
        notices.notice(ids.count == 1 ? "1 conversation is there now." : "\(ids.count) conversations are there now.")
    }

    /// Asks whoever sits at a terminal; a script knows what it does.
    private func confirm(_ question: String) throws {
        let input = InputDescriptor.standardInput
        guard try !input.isTerminal || input.confirms(question, notices: notices) else {
            notices.error("Nothing is deleted.")
            throw ExitCode.failure
        }
    }

    private func tell(_ removal: Removal) throws {
        guard removal.isErased else {
            notices.error(removal.sentence)
            throw ExitCode.failure
        }
        notices.notice(removal.sentence)
    }
}
