import ChatCore
import JSONCoding
import LLM
import WebAPI

/// Answers what the page asks for.
struct ChatRoutes: PageRoutes {
    private let rooms: ChatRooms

    init(_ rooms: ChatRooms) {
        self.rooms = rooms
    }

    /// Makes routes to the conversations of a store.
    init(store: ConversationStore, partner: ChatPartner, settings: PageSettings) {
        self.init(ChatRooms(store: store, partner: partner, settings: settings))
    }

    func respond(to request: PageRequest) async -> PageResponse {
        do throws(Refusal) {
            return try await respond(to: PageRoute(request))
        } catch {
            return .refusal(error.status, error.sentence)
        }
    }

    func close() async {
        await rooms.close()
    }

    private func respond(to route: PageRoute) async throws(Refusal) -> PageResponse {
        switch route {
        case .conversations(let limit, let offset): return .json(try await rooms.list(limit: limit, offset: offset))
        case .search(let words): return .json(try await rooms.search(words))
        case .models: return .json(await models())
        case .conversation(let id, let last): return .json(try await rooms.room(id).snapshot(last: last))
        case .messages(let id, let end, let limit):
            return .json(try await rooms.room(id, isReread: false).messages(before: end, limit: limit))
        case .markdown(let id): return try await rooms.transcript(of: id)
        case .attachment(let message, let index): return try await rooms.attachment(index, of: message)
        case .events(let id, let version): return .events(try await events(of: id, after: version))
        case .begin(let question, let model, let system):
            let id = try await rooms.begin(question, model: model, system: system)
            return .json(["id": .string(id.description)])
        case .change(let id, let change): try await rooms.change(id, change)
        case .delete(let id): try await rooms.delete(id)
        case .undoDelete(let id): try await rooms.undoDelete(of: id)
        }
        return .json([:])
    }

    private func models() async -> JSONValue {
        let partner = rooms.partner
        var view: JSONValue = [
            "models": [], "current": JSONValue(partner.model?.rawValue), "endpoint": .string(partner.endpoint),
        ]
        switch await rooms.models.models() {
        case .models(let models): view["models"] = .array(models.map { .string($0.rawValue) })
        case .failed(let sentence): view["error"] = .string(sentence)
        }
        return view
    }

    private func events(of id: ULID?, after version: EventLog.Version?) async throws(Refusal) -> EventSource {
        var room: ChatRoom?
        if let id { room = try await rooms.room(id) }
        let reader = await rooms.reader(of: room, after: version)
        return EventSource { await reader.next() }
    }
}
