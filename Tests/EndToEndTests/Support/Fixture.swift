import Foundation
import JSONCoding

/// A file of cases beside the tests.
enum Fixture {
    static let streams = cases(in: "stream_chunks")
    static let responses = cases(in: "responses")
    static let events = cases(in: "sse")

    private static func cases(in name: String) -> [SavedCase] {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"),
            let data = FileManager.default.contents(atPath: url.path),
            let json = try? JSONValue(parsing: data), let cases = json["cases"]?.arrayValue
        else { preconditionFailure("The fixture \(name).json is missing or no JSON.") }
        return cases.map(SavedCase.init)
    }
}
