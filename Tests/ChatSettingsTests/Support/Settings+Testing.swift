import ChatSettings
import Foundation
import LLM

extension Settings {
    /// Settings of a configuration's text, variables, and stored keys as `name host key`.
    init(_ configuration: String, _ environment: Environment = [:], keys: String...) throws {
        let parsed = try Configuration(parsing: Array(configuration.utf8), path: "config.json")
        let entries = keys.compactMap { line -> (KeyEntry, String)? in
            let words = line.split(separator: " ").map(String.init)
            return Origin(words[1]).map { (KeyEntry(name: words[0], origin: $0), words[2]) }
        }
        let store = MemoryKeyStore(Dictionary(uniqueKeysWithValues: entries))
        self.init(environment: environment, configuration: parsed, keys: store)
    }
}

extension EndpointSelection {
    /// Name, address, key or its command, and model, in a form that a table can hold.
    var line: String {
        switch self {
        case .local(let model): "local \(model ?? "-")"
        case .remote(let endpoint):
            [
                endpoint.name, endpoint.baseURL.absoluteString,
                endpoint.key ?? endpoint.keyCommand.map { "$(\($0.command))" } ?? "-", endpoint.model?.rawValue ?? "-",
            ].joined(separator: " ")
        }
    }
}
