import ChatCore
import JSONCoding
import LLM
import Testing
import WebAPI

@testable import ChatServer

@Suite("What a request asks for")
struct PageRouteTests {
    private static let text = "01ARZ3NDEKTSV4RRFFQ69G5FAV"
    private let id: ULID

    init() throws {
        id = try #require(ULID(Self.text))
    }

    private func route(_ method: HTTPMethod, _ address: String, _ body: String = "") throws(Refusal) -> PageRoute {
        var request = PageRequest(method, address)
        request.body = Array(body.utf8)
        return try PageRoute(request)
    }

    @Test("Reading")
    func reading() throws {
        let address = "/api/conversations/\(id)"
        #expect(try route(.get, "/api/conversations") == .conversations(limit: 50, offset: 0))
        #expect(try route(.get, "/api/conversations?limit=9999&offset=-1") == .conversations(limit: 200, offset: 0))
        #expect(try route(.get, "/api/search?q=a") == .search("a"))
        #expect(try route(.get, "/api/models") == .models)
        #expect(try route(.get, address) == .conversation(id, last: 100))
        #expect(try route(.get, "\(address)?last=7") == .conversation(id, last: 7))
        #expect(try route(.get, "\(address)/messages?before=7&limit=3") == .messages(id, before: 7, limit: 3))
        #expect(try route(.get, "\(address)/markdown") == .markdown(id))
        #expect(try route(.get, "/api/messages/\(id)/attachments/2") == .attachment(message: id, index: 2))
    }

    @Test("Events go on after what the browser names, else after what the address names")
    func events() throws {
        let version = EventLog.Version(epoch: "e", number: 7)
        #expect(try route(.get, "/api/events") == .events(nil, after: nil))
        #expect(try route(.get, "/api/events?conversation=\(id)&after=e.7") == .events(id, after: version))
        #expect(try route(.get, "/api/events?conversation=\(id)&after=nonsense") == .events(id, after: nil))
        var request = PageRequest(.get, "/api/events?conversation=\(id)&after=e.1")
        request.fields["Last-Event-ID"] = "e.7"
        #expect(try PageRoute(request) == .events(id, after: version))
    }

    @Test("Writing")
    func writing() throws {
        let address = "/api/conversations/\(id)"
        func change(_ name: String, _ body: String) throws -> ConversationChange? {
            guard case .change(id, let change) = try route(.post, "\(address)/\(name)", body) else { return nil }
            return change
        }
        #expect(
            try route(.post, "/api/conversations", #"{"text":"a","model":"m","system":null}"#)
                == .begin(PageQuestion(text: "a"), model: "m", system: nil)
        )
        #expect(try change("send", #"{"text":"a"}"#) == .send(PageQuestion(text: "a")))
        #expect(try change("stop", "{}") == .stop)
        #expect(try change("retry", "{}") == .retry)
        #expect(try change("regenerate", "{}") == .regenerate(nil))
        #expect(try change("regenerate", #"{"message":"\#(id)"}"#) == .regenerate(id))
        #expect(try change("edit", #"{"message":"\#(id)","text":"b"}"#) == .edit(id, text: "b"))
        #expect(try change("select", #"{"message":"\#(id)"}"#) == .select(id))
        #expect(try change("rename", #"{"title":"t"}"#) == .rename("t"))
        #expect(try change("pin", #"{"isPinned":true}"#) == .pin(true))
        #expect(try change("model", #"{"model":null}"#) == .model(nil))
        #expect(try change("system", #"{"system":"s"}"#) == .system("s"))
        #expect(try change("draft", #"{"text":""}"#) == .draft(""))
        #expect(try route(.delete, address) == .delete(id))
        #expect(try route(.post, "/api/undo-delete", "{}") == .undoDelete(nil))
        #expect(try route(.post, "/api/undo-delete", #"{"id":"\#(id)"}"#) == .undoDelete(id))
    }

    @Test(
        "What can't be is refused, with a sentence that says why",
        arguments: [
            (.get, "/", "", 404, "no such address"),
            (.get, "/api", "", 404, "no such address"),
            (.get, "/api/conversations/x", "", 404, "no such conversation"),
            (.get, "/api/conversations/\(text)/x", "", 404, "no such address"),
            (.get, "/api/conversations/\(text)/markdown/x", "", 404, "no such address"),
            (.get, "/api/conversations?limit=x", "", 400, "\"limit\" has to be a number"),
            (.get, "/api/messages/\(text)/attachments/x", "", 404, "no such message"),
            (.get, "/api/events?conversation=x", "", 404, "no such conversation"),
            (.post, "/api/conversations", "", 400, "no JSON"),
            (.post, "/api/conversations", "{", 400, "no JSON"),
            (.post, "/api/conversations", "[]", 400, "JSON object"),
            (.post, "/api/conversations", #"{"text":1}"#, 400, "\"text\" has to be a text"),
            (.post, "/api/conversations", #"{"attachments":{}}"#, 400, "\"attachments\" has to be a list"),
            (.post, "/api/conversations", #"{"attachments":[{"name":"a","data":"?"}]}"#, 400, "base64"),
            (.post, "/api/conversations", #"{"attachments":[{"name":"a","data":""}]}"#, 422, "a is empty"),
            (.post, "/api/conversations", #"{"attachments":[{"name":"a","data":"AAE="}]}"#, 422, "can't be attached"),
            (.post, "/api/conversations/\(text)/rename", "{}", 400, "\"title\" is missing"),
            (.post, "/api/conversations/\(text)/pin", #"{"isPinned":"yes"}"#, 400, "true or false"),
            (.post, "/api/conversations/\(text)/select", #"{"message":"x"}"#, 404, "no such message"),
            (.post, "/api/conversations/\(text)/fly", "{}", 404, "no such address"),
            (.post, "/api/conversations/x/send", #"{"text":"a"}"#, 404, "no such conversation"),
            (.delete, "/api/conversations", "", 404, "no such address"),
            (.put, "/api/conversations", "", 405, "PUT"),
        ] as [(HTTPMethod, String, String, Int, String)]
    )
    func refused(method: HTTPMethod, address: String, body: String, status: Int, sentence: String) throws {
        let refusal = #expect(throws: Refusal.self) { try route(method, address, body) }
        #expect(refusal?.status == status)
        #expect(refusal?.sentence.contains(sentence) == true, "\(refusal?.sentence ?? "")")
    }

    @Test("More than 16 MB of files are refused")
    func large() throws {
        let megabytes = String(repeating: "QUFB", count: 3 << 20)
        let body = #"{"attachments":[{"name":"a","data":"\#(megabytes)"},{"name":"b","data":"\#(megabytes)"}]}"#
        let refusal = #expect(throws: Refusal.self) { try route(.post, "/api/conversations", body) }
        #expect(refusal?.status == 413)
    }
}
