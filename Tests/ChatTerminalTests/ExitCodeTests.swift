import ChatTerminal
import LLM
import Testing
import WebAPI

@Suite("Exit codes")
struct ExitCodeTests {
    @Test(
        "Each kind of failure has the code that the documentation says",
        arguments: [
            (.authentication(.init()), .noAccess), (.permission(.init()), .noAccess),
            (.rateLimited(retryAfter: nil, .init()), .rateLimit), (.insufficientQuota(.init()), .rateLimit),
            (.timeout(.firstByte, .init()), .network), (.timeout(nil, .init()), .network),
            (.transport(.resolve, reason: "", .init()), .network), (.transport(.tls, reason: "", .init()), .network),
            (.truncated(.init()), .incomplete), (.interrupted(reason: "", .init()), .incomplete),
            (.cancelled, .interrupted),
            (.badRequest(.init()), .failure), (.notFound(.init()), .failure), (.conflict(.init()), .failure),
            (.overloaded(retryAfter: nil, .init()), .failure), (.server(.init()), .failure), (.api(.init()), .failure),
            (.redirect(location: nil, .init()), .failure), (.contextLength(.init()), .failure),
            (.contentFilter(.init()), .failure), (.unexpectedContentType("text/html", .init()), .failure),
            (.noChoices(.init()), .failure), (.malformedChunk(reason: "", .init()), .failure),
        ] as [(LLMAPIError, ExitCode)]
    )
    func code(error: LLMAPIError, code: ExitCode) {
        #expect(ExitCode(error) == code)
    }

    private static let committed = LLMAPIError.Details(isCommitted: true)

    @Test(
        "Whatever broke an answer off in its middle has the code of a cut answer",
        arguments: [
            .api(committed), .overloaded(retryAfter: nil, committed), .malformedChunk(reason: "", committed),
            .timeout(.idle, committed), .timeout(.total, committed), .rateLimited(retryAfter: nil, committed),
            .insufficientQuota(committed), .authentication(committed), .truncated(committed),
            .transport(.body, reason: "", committed), .interrupted(reason: "", committed),
        ] as [LLMAPIError]
    )
    func brokenOff(error: LLMAPIError) {
        #expect(ExitCode(error) == .incomplete)
    }

    @Test("The numbers are those of the documentation")
    func numbers() {
        #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 129, 130, 143])
    }
}
