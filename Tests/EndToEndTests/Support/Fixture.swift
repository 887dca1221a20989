import Cases
import Foundation
import JSONCoding

/// A file of cases that other tests share.
enum Fixture {
    static let streams = cases(in: .streamChunks)
    static let responses = cases(in: .responses)
    static let events = cases(in: .serverSentEvents)

    private static func cases(in file: CaseFile) -> [SavedCase] {
        guard let json = try? JSONValue(parsing: file.data), let cases = json["cases"]?.arrayValue, !cases.isEmpty
        else { preconditionFailure("There are no cases in \(file).") }
        return cases.map(SavedCase.init)
    }
}
