import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// `martlet PROMPT`: asks a model once and prints its answer as it comes.
struct AskCommand {
    let arguments: AskArguments
    let environment: Environment

    private var connection: ConnectionArguments { arguments.connection }
    private var notices: Notices { Notices(isQuiet: arguments.isQuiet) { environment[$0] } }

    func run() async throws {
        let routes = try RouteSelection(
            flags: connection.flags,
            fallbacks: arguments.fallbacks,
            endsLocally: arguments.isOfflineOK,
            environment: environment
        )
        let request = arguments.request(prompt: try prompt())
        let report = CallReport(notices, first: routes.fallbacks.isEmpty ? nil : routes.labels.first)
        defer { report.clear() }
        guard routes.fallbacks.isEmpty else {
            return try await print(ModelChain(routes, connection, report), request, report)
        }
        switch routes.first {
        case .remote(let endpoint):
            try await print(endpoint.client(connection).knowingItsModel(report), request, report)
        case .local(let model):
            try await withLocalModel(within: connection.timeout) { local in
                try local.requireName(model)
                notices.notice("\(local.name), a small model on this machine, answers.")
                try await print(local.client(connection), request, report)
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

    private func print(_ model: any ChatModel, _ request: ChatRequest, _ report: CallReport) async throws {
        var printer = AnswerPrinter(
            form: arguments.printsJSON ? .json : .text,
            showsUsage: arguments.showsUsage,
            notices: notices,
            report: report
        )
        do {
            guard arguments.streams else {
                return try printer.show(try await model.chat(request) { report.show($0) })
            }
            for try await event in model.stream(request) { try printer.show(event) }
        } catch let error as LLMAPIError {
            try printer.breakOff(error)
            throw error
        }
    }
}
