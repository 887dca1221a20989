import ChatCore
import JSONCoding
import LLM
import WebAPI

extension ChatRooms {
    /// A part of the list of conversations.
    func list(limit: Int, offset: Int) async throws(Refusal) -> JSONValue {
        do throws(ConversationStoreError) {
            let read = try await store.conversations(limit: limit + 1, offset: offset)
            let views = read.prefix(limit).map { JSONValue(listed: $0, isAnswering: isAnswering($0.id)) }
            return ["conversations": .array(views), "hasMore": .bool(read.count > limit)]
        } catch {
            throw Refusal(error)
        }
    }

    /// The messages that hold some words.
    func search(_ words: String) async throws(Refusal) -> JSONValue {
        do throws(ConversationStoreError) {
            return ["hits": .array(try await store.search(words).map { JSONValue($0) })]
        } catch {
            throw Refusal(error)
        }
    }

    /// The path on show of a conversation as a Markdown document to be saved.
    func transcript(of id: ULID) async throws(Refusal) -> PageResponse {
        let model = try await room(id).model
        guard let conversation = model.conversation else { throw .noSuchConversation }
        return .whole(
            status: 200,
            contentType: "text/markdown; charset=utf-8",
            fields: ["Content-Disposition": DownloadName(title: conversation.title, ending: "md").disposition],
            body: Array(Transcript(conversation, model.messages).markdown.utf8)
        )
    }

    /// A file that is attached to a message. A browser shows an image; anything else it saves.
    func attachment(_ index: Int, of id: ULID) async throws(Refusal) -> PageResponse {
        do throws(ConversationStoreError) {
            guard let parts = try await store.message(id)?.body.content?.parts, parts.indices.contains(index),
                let file = AttachedFile(parts[index])
            else { throw .noSuchMessage(id) }
            return file.response
        } catch {
            throw Refusal(error)
        }
    }

    /// Does something in a conversation.
    func change(_ id: ULID, _ change: ConversationChange) async throws(Refusal) {
        switch change {
        case .rename(let title):
            guard !title.allSatisfy(\.isWhitespace) else { throw Refusal(400, "A conversation needs a name.") }
            return try await rename(id, to: title)
        case .pin(let isPinned): return try await setPinned(isPinned, of: id)
        default: break
        }
        let room = try await room(id, isReread: change.asks)
        let model = room.model
        switch change {
        case .send(let question): try await send(question, in: room)
        case .stop: model.stop()
        case .retry:
            try await ask(in: room, refusal: Refusal(409, "There is no answer to ask for again.")) { $0.retry() }
        case .regenerate(let message):
            try await ask(in: room, refusal: .noSuchMessage) { $0.regenerate(message) }
        case .edit(let message, let text):
            guard !text.allSatisfy(\.isWhitespace) else { throw .nothingToSend }
            try await edit(message, to: text, in: room)
        case .select(let message): try await select(message, in: room)
        case .model(let name): try await setModel(name, in: room)
        case .system(let text): model.system = text?.isEmpty == true ? nil : text
        case .draft(let text): model.inputText = text
        case .rename, .pin: break
        }
    }

    private func send(_ question: PageQuestion, in room: ChatRoom) async throws(Refusal) {
        guard !question.attachments.isEmpty || !question.text.allSatisfy(\.isWhitespace) else { throw .nothingToSend }
        try await ask(in: room, refusal: .nothingToSend) { model in
            model.inputText = question.text
            model.attachments = question.attachments
            return model.send()
        }
    }

    /// Asks a question in other words. Where they can't be kept they stay with whoever wrote them, apart from the draft.
    private func edit(_ message: ULID, to text: String, in room: ChatRoom) async throws(Refusal) {
        let model = room.model
        let (draft, attachments) = (model.inputText, model.attachments)
        do throws(Refusal) {
            try await ask(in: room, refusal: .noSuchMessage) { $0.edit(message, to: text) }
        } catch {
            (model.inputText, model.attachments) = (draft, attachments)
            room.refreshConversation()
            throw error
        }
    }

    private func ask(
        in room: ChatRoom,
        refusal: Refusal,
        _ ask: (ChatViewModel) -> Bool
    ) async throws(Refusal) {
        guard !room.model.isLoading else { throw .isAnswering }
        await choosePartner(in: room)
        guard !room.model.isLoading else { throw .isAnswering }
        guard ask(room.model) else { throw refusal }
        do throws(ConversationStoreError) {
            try await room.model.waitUntilAsked()
        } catch {
            throw Refusal(error)
        }
    }

    private func select(_ message: ULID, in room: ChatRoom) async throws(Refusal) {
        do throws(ConversationStoreError) {
            guard try await store.message(message)?.conversation == room.id else { throw .noSuchMessage(message) }
        } catch {
            throw Refusal(error)
        }
        await room.model.select(message)
    }
}

extension AttachedFile {
    fileprivate var response: PageResponse {
        let fields: HTTPFields =
            imageType == nil ? ["Content-Disposition": "attachment; filename=\"\(plainName)\""] : [:]
        return .whole(status: 200, contentType: imageType ?? "application/octet-stream", fields: fields, body: bytes)
    }
}
