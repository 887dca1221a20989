import Cases
import Foundation
import JSONCoding

/// A file of cases that other tests share.
enum Fixture {
    static let streamChunks = cases(in: .streamChunks)
    static let responses = cases(in: .responses)

    private static func cases(in file: CaseFile) -> [ResponseCase] {
        guard let json = try? JSONValue(parsing: file.data), let cases = json["cases"]?.arrayValue, !cases.isEmpty
        else { preconditionFailure("There are no cases in \(file).") }
        return cases.map(ResponseCase.init)
    }
}
