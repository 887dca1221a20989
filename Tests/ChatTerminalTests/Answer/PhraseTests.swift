import ChatTerminal
import LLM
import Testing
import WebAPI

@Suite("What failed, in a few words")
struct PhraseTests {
    private static func details(_ status: Int?) -> LLMAPIError.Details { LLMAPIError.Details(status: status) }

    @Test(
        "The status and what it means, or what stood in the way",
        arguments: [
            (.rateLimited(retryAfter: .seconds(7), details(429)), "429 rate limited"),
            (.overloaded(retryAfter: nil, details(529)), "529 overloaded"), (.server(details(500)), "500 server error"),
            (.badRequest(details(400)), "400 bad request"), (.authentication(details(401)), "401 key refused"),
            (.permission(details(403)), "403 not permitted"), (.notFound(details(404)), "404 not found"),
            (.insufficientQuota(details(402)), "402 out of credit"), (.conflict(details(409)), "409 conflict"),
            (.timeout(nil, details(408)), "408 timed out"), (.api(details(418)), "418 provider error"),
            (.redirect(location: nil, details(302)), "302 redirected"),
            // An error inside a success has no status of its own.
            (.overloaded(retryAfter: nil, details(200)), "overloaded"), (.api(details(200)), "provider error"),
            (.contextLength(details(400)), "400 too long for the model"),
            (.contentFilter(details(400)), "400 filtered"),
            (.unexpectedContentType("text/html", details(502)), "502 web page, no answer"),
            (.malformedBody(.empty, details(200)), "empty answer"),
            (.malformedBody(.cut, details(200)), "unreadable answer"),
            (.malformedChunk(reason: "", details(200)), "unreadable answer"),
            (.noChoices(details(200)), "no answer in it"), (.truncated(details(200)), "answer cut off"),
            (.interrupted(reason: "", details(200)), "connection lost"),
            (.timeout(.connect, details(nil)), "no connection in time"),
            (.timeout(.firstByte, details(nil)), "no answer in time"),
            (.timeout(.idle, details(200)), "nothing came in time"),
            (.timeout(.event, details(200)), "nothing came in time"), (.timeout(.total, details(nil)), "out of time"),
            (.transport(.resolve, reason: "", details(nil)), "host not found"),
            (.transport(.connect, reason: "", details(nil)), "no connection"),
            (.transport(.tls, reason: "", details(nil)), "no secure connection"),
            (.transport(.send, reason: "", details(nil)), "connection lost"),
            (.transport(.head, reason: "", details(nil)), "connection lost"), (.cancelled, "stopped"),
        ] as [(LLMAPIError, String)]
    )
    func phrase(error: LLMAPIError, phrase: String) {
        #expect(error.phrase == phrase)
    }
}
