import ChatSettings
import ChatTerminal
import JSONCoding

/// `martlet keys`: keeps keys, lists their names and hosts, forgets them.
struct KeysCommand {
    let arguments: KeysArguments
    let settings: Settings

    private var notices: Notices { Notices { settings.environment[$0] } }

    func run() async throws {
        switch arguments {
        case .set(let name, let host): try set(name, host: host)
        case .list(let printsJSON): try list(printsJSON: printsJSON)
        case .remove(let name): try remove(name)
        case .path: try OutputDescriptor.standardOutput.write(settings.keys.place + "\n")
        }
    }

    private func set(_ name: String, host: String?) throws {
        let entry = try KeyEntry(naming: name, host: host, in: settings.configuration)
        let prompt = "Key for \(entry.name) at \(entry.origin) (it is not shown): "
        let key = try InputDescriptor.standardInput.readSecret(prompt: prompt, notices: notices)
        guard !key.isEmpty else { throw UsageError("No key was given.", of: .keysSet) }
        guard key.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else {
            throw UsageError("A key has no spaces, and no letters but those of ASCII; this one has.", of: .keysSet)
        }
        try settings.keys.set(key, for: entry)
        notices.notice("The key \(entry.name) is kept for \(entry.origin).")
    }

    private func list(printsJSON: Bool) throws {
        let output = OutputDescriptor.standardOutput
        let entries = try settings.keys.entries()
        if printsJSON {
            let list = entries.map { ["name": .string($0.name), "host": .string("\($0.origin)")] as JSONValue }
            return try output.write(JSONValue.array(list).text + "\n")
        }
        let width = output.isTerminal ? entries.map(\.name.count).max() ?? 0 : 0
        let lines = entries.map { entry in
            let gap = output.isTerminal ? String(repeating: " ", count: width - entry.name.count + 2) : "\t"
            return "\(entry.name)\(gap)\(entry.origin)\n"
        }
        try output.show(lines.joined())
    }

    private func remove(_ name: String) throws {
        guard try settings.keys.remove(name) else {
            notices.error("No key is called \(name); martlet keys list tells their names.")
            throw ExitCode.failure
        }
        notices.notice("The key \(name) is forgotten.")
    }
}
