import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// `martlet PROMPT`: asks a model once and prints its answer as it comes.
struct AskCommand {
    let arguments: AskArguments
    let environment: Environment

    private var notices: Notices { Notices(isQuiet: arguments.isQuiet) { environment[$0] } }

    func run() async throws {
        let selection = try EndpointSelection(flags: arguments.connection.flags, environment: environment)
        let request = arguments.request(prompt: try prompt())
        switch selection {
        case .remote(let endpoint):
            try await print(endpoint.client(timeouts: arguments.connection.timeouts), request)
        case .local(let model):
            try await withLocalModel(arguments.connection) { client, name in
                guard model == nil || model == name else {
                    throw UsageError("The model on this machine is \(name); leave -m out.")
                }
                notices.notice("\(name), a small model on this machine, answers.")
                try await print(client, request)
            }
        }
    }

    private func prompt() throws -> String {
        let input = InputDescriptor.standardInput
        guard !input.isTerminal else {
            guard !arguments.words.isEmpty else {
                notices.plain(Command.ask.shortHelp)
                throw ExitCode.usage
            }
            return try Prompt.compose(words: arguments.words, input: nil)
        }
        let text = try input.read {
            notices.notice("Waiting for the end of standard input; without any, add < /dev/null.")
        }
        if text.isRepaired { notices.notice("Standard input is not all UTF-8; the rest of it stands as U+FFFD.") }
        return try Prompt.compose(words: arguments.words, input: text.text)
    }

    private func print(_ client: LLMClient, _ request: ChatRequest) async throws {
        let client = try await client.knowingItsModel()
        var printer = AnswerPrinter(
            form: arguments.printsJSON ? .json : .text,
            showsUsage: arguments.showsUsage,
            notices: notices
        )
        do {
            guard arguments.streams else { return try printer.show(try await client.chat(request)) }
            for try await event in client.stream(request) { try printer.show(event) }
        } catch let error as LLMAPIError {
            try printer.breakOff(error)
            throw error
        }
    }
}
