import ChatCore
import ChatSettings
import ChatTerminal
import LLM

/// `martlet completion`: prints a shell's script, or what may stand at the end of a command line.
struct CompletionCommand {
    let arguments: CompletionArguments
    let environment: Environment

    func run() async throws {
        let output = OutputDescriptor.standardOutput
        switch arguments {
        case .script(let shell): try output.write(shell.script)
        case .words(let shell, let words):
            let completion = ShellCompletion(completing: words)
            let names = try await names(of: completion.kind)
            try output.show(shell.text(of: completion.candidates(names), completing: words.last ?? ""))
        }
    }
}

extension CompletionCommand {
    /// How many conversations are offered, the newest first.
    private static let conversationLimit = 100

    private func names(of kind: CompletedKind?) async throws -> [ShellCompletion.Candidate] {
        // The shell knows its files.
        guard let kind, kind != .file else { return [] }
        let settings = try Settings.read(by: environment)
        return switch kind {
        case .model: settings.modelNames.map { .init($0) }
        case .endpoint: settings.endpointNames.map { .init($0) }
        case .fallback: (settings.endpointNames + settings.modelNames).map { .init($0) }
        case .key: try settings.keys.entries().map { .init($0.name, "\($0.origin)") }
        case .template: try TemplateFolder(at: settings.directories.templates).names().map { .init($0) }
        case .conversation: try await conversations()
        case .file: []
        }
    }

    private func conversations() async throws -> [ShellCompletion.Candidate] {
        let conversations = try await ConversationStore.ofUser(environment).conversations(limit: Self.conversationLimit)
        return conversations.map { .init($0.id.description, $0.title) }
    }
}
