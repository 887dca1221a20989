import LLM
import LLMTesting
import Testing

@Suite("The first model that an endpoint lists")
struct FirstModelTests {
    private static func list(_ ids: String...) -> StubResponse {
        StubResponse("[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]")
    }

    @Test("is asked where the client has none, and its list is read once")
    func first() async throws {
        let transport = StubTransport(Self.list("a", "b"))
        let client = FirstModelClient(LLMClient(.n4n, apiKey: "k", transport: transport).withoutModel)
        #expect(try await client.knowingItsModel().model == "a")
        #expect(try await client.knowingItsModel().model == "a")
        #expect(transport.requests.count == 1)
        #expect(try await client.models() == ["a", "b"])
    }

    @Test("is not looked for where the client has one")
    func own() async throws {
        let transport = StubTransport(Self.list("a"))
        let client = LLMClient(.n4n, apiKey: "k", model: "own", transport: transport)
        #expect(try await client.knowingItsModel().model == "own")
        #expect(transport.requests.isEmpty)
    }

    @Test("is missing where none is listed")
    func none() async throws {
        let client = LLMClient.stub { _ in Self.list() }.withoutModel
        let error = await #expect(throws: LLMAPIError.self) { _ = try await client.knowingItsModel() }
        #expect(error?.kind == .badRequest)
        #expect(error.map { "\($0)" }?.contains("lists no model") == true)
    }
}

extension LLMClient {
    fileprivate var withoutModel: LLMClient {
        var client = self
        client.model = nil
        return client
    }
}
