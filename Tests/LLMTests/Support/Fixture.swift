import Foundation
import JSONCoding

/// A file of cases beside the tests.
enum Fixture {
    static let streamChunks = cases(in: "stream_chunks")
    static let responses = cases(in: "responses")

    private static func cases(in name: String) -> [ResponseCase] {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"),
            let data = FileManager.default.contents(atPath: url.path),
            let json = try? JSONValue(parsing: data), let cases = json["cases"]?.arrayValue
        else { preconditionFailure("The fixture \(name).json is missing or no JSON") }
        return cases.map(ResponseCase.init)
    }
}
