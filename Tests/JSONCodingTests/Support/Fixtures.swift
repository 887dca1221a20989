import Foundation

enum Fixtures {
    /// What servers of chat completions sent: whole bodies and single events, not all of them JSON.
    static let payloads: [String] = load("payloads")

    /// Those that are JSON for Foundation too.
    static let validPayloads = payloads.filter { text in
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    }

    private static func load(_ name: String) -> [String] {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures") else {
            preconditionFailure("the fixture \(name) is missing")
        }
        do {
            return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("the fixture \(name) cannot be read: \(error)")
        }
    }
}
