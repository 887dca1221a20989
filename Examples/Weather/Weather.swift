/// The current weather somewhere, as [OpenWeather](https://openweathermap.org/current) tells it.
struct Weather: Decodable {
    struct Measurements: Decodable {
        let temp: Double
        let humidity: Int
    }

    struct Condition: Decodable {
        let description: String
    }

    let name: String
    let main: Measurements
    let weather: [Condition]
}
