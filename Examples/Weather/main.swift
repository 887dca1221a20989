// The weather at a place: OPENWEATHER_API_KEY=... swift run weather Kyiv

import CurlTransport
import Foundation
import WebAPI

let environment = ProcessInfo.processInfo.environment
let place = CommandLine.arguments.dropFirst().joined(separator: " ")

guard !place.isEmpty, let key = environment["OPENWEATHER_API_KEY"],
    let url = URL(string: environment["OPENWEATHER_BASE_URL"] ?? "https://api.openweathermap.org")
else {
    print("Usage: OPENWEATHER_API_KEY=... weather PLACE")
    exit(2)
}

let client = APIClient(baseURL: url, transport: CurlHTTPTransport())
let current = Endpoint<Void, Weather>(
    .get,
    "data/2.5/weather",
    query: ["q": place, "appid": key, "units": "metric"]
)

do {
    let weather = try await client.response(endpoint: current)
    print(weather.name)
    print("\(weather.main.temp) °C, humidity \(weather.main.humidity) %")
    print(weather.weather.map(\.description).joined(separator: ", "))
} catch {
    print(error)
    exit(1)
}
