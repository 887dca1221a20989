import Foundation
import JSONCoding
import LLM
import Testing

/// A document among the test's resources.
enum ModelFixture {
    static func data(_ name: String) throws -> Data {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
        return try Data(contentsOf: folder.appending(path: name))
    }

    static func json(_ name: String) throws -> JSONValue {
        try JSONValue(parsing: data(name))
    }
}

/// A model from JSON text, through the one initialiser that all coders go through.
func model<Model: JSONModel>(_ type: Model.Type = Model.self, _ text: String) throws -> Model {
    try Model(json: JSONValue(parsing: text))
}
