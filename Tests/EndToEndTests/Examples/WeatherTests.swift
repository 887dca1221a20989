import FaultServer
import Foundation
import Testing
import Waiting

@Suite("The weather example", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct WeatherTests {
    private static let kyiv = """
        {"coord":{"lon":30.5,"lat":50.4},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],\
        "main":{"temp":11.3,"feels_like":10.9,"pressure":1012,"humidity":87},"name":"Kyiv","cod":200}
        """

    private func run(_ place: String..., server: ScriptedServer) async throws -> FinishedProcess {
        try await Program.weather.run(
            place,
            environment: ["OPENWEATHER_API_KEY": "k&y", "OPENWEATHER_BASE_URL": server.url.absoluteString]
        )
    }

    @Test("It asks as OpenWeather documents, and prints what it hears")
    func current() async throws {
        try await withScriptedServer(.json(Self.kyiv)) { server in
            let finished = try await run("São", "Paulo & more", server: server)
            #expect(finished.text == "Kyiv\n11.3 °C, humidity 87 %\nlight rain\n")
            #expect(finished.code == 0)
            let request = try await server.request()
            #expect(request.method == "GET")
            #expect(request.target == "/data/2.5/weather?q=S%C3%A3o%20Paulo%20%26%20more&appid=k%26y&units=metric")
        }
    }

    @Test("A refusal fails")
    func refused() async throws {
        try await withScriptedServer(.json(#"{"cod":"404","message":"city not found"}"#, status: 404)) { server in
            let finished = try await run("Nowhere", server: server)
            #expect(finished.text == "The server answered with status 404.\n")
            #expect(finished.code == 1)
        }
    }

    @Test("Without a key or a place it says what it needs")
    func usage() async throws {
        let finished = try await Program.weather.run(["Kyiv"])
        #expect(finished.text.hasPrefix("Usage: "))
        #expect(finished.code == 2)
    }
}
