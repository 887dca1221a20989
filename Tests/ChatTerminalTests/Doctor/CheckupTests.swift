import ChatTerminal
import JSONCoding
import LLM
import Testing
import WebAPI

@Suite("What a check found")
struct CheckupTests {
    private static let details = LLMAPIError.Details(status: 500)

    @Test(
        "How far it came: + passed, - failed, ? unknown, for host, connection, key, model, answer",
        arguments: [
            (.transport(.resolve, reason: "", details), "-????"), (.transport(.connect, reason: "", details), "+-???"),
            (.transport(.tls, reason: "", details), "+-???"), (.timeout(.connect, details), "?-???"),
            (.transport(.head, reason: "", details), "++??-"), (.timeout(.total, .init()), "????-"),
            (.timeout(.firstByte, details), "++??-"), (.authentication(details), "++-??"),
            (.permission(details), "++-??"), (.notFound(details), "++?-?"), (.insufficientQuota(details), "+++?-"),
            (.rateLimited(retryAfter: nil, details), "++??-"), (.server(details), "++??-"),
            (.redirect(location: nil, details), "++??-"), (.unexpectedContentType(nil, details), "++??-"),
            (.truncated(details), "++++-"), (.interrupted(reason: "", details), "++++-"),
        ] as [(LLMAPIError, String)]
    )
    func steps(error: LLMAPIError, expected: String) {
        #expect(marks(Checkup(name: "x", outcome: .failed(error))) == expected)
    }

    @Test("An answer passes everything; what could not be asked says what was missing")
    func others() {
        #expect(marks(Checkup(name: "x", outcome: .answered(after: .seconds(1)))) == "+++++")
        let missing = Checkup.Outcome.unusable(.key, reason: "No key.", code: .noAccess)
        #expect(marks(Checkup(name: "x", outcome: missing)) == "??-??")
    }

    private func marks(_ checkup: Checkup) -> String {
        Checkup.Step.allCases.map { step in
            switch checkup.finding(of: step) {
            case .passed: "+"
            case .failed: "-"
            case .unknown: "?"
            }
        }.joined()
    }

    private static let checkups = [
        Checkup(name: "n4n", address: "https://h/v1", model: "a/b", outcome: .answered(after: .milliseconds(412))),
        Checkup(name: "openai", model: "gpt", outcome: .failed(.authentication(.init(status: 401)))),
        Checkup(name: "X_URL", outcome: .unusable(.host, reason: "X_URL is no URL.", code: .usage)),
    ]

    @Test("The table, and what to do below it")
    func table() {
        #expect(
            Checkup.table(Self.checkups) == """
                endpoint  host    connection  key     model  first token
                n4n       ok      ok          ok      a/b    0.412 s
                openai    ok      ok          failed  -      -
                X_URL     failed  -           -       -      -

                openai: The key is missing or not accepted (status 401). \
                Check the API key, and that it belongs to this server.
                X_URL is no URL.

                """
        )
    }

    @Test("Where all is well there is nothing below the table")
    func well() {
        #expect(Checkup.table([Self.checkups[0]]).split(separator: "\n").count == 2)
    }

    @Test("JSON for scripts")
    func json() {
        #expect(
            Self.checkups[0].json.text == """
                {"endpoint":"n4n","url":"https://h/v1","model":"a/b","ok":true,"checks":{"host":"passed",\
                "connection":"passed","key":"passed","model":"passed","answer":"passed"},"first_token_ms":412,\
                "error":null,"advice":null}
                """
        )
        let refused = Self.checkups[1].json
        #expect(refused["ok"] == false && refused["error"] == "authentication" && refused["checks"]?["key"] == "failed")
        #expect(Self.checkups[2].json["advice"] == "X_URL is no URL.")
    }

    @Test("The code of each")
    func codes() {
        #expect(Self.checkups.map(\.failureCode) == [nil, .noAccess, .usage])
    }
}
