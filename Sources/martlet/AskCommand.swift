import ChatCore
import ChatSettings
import ChatTerminal
import LLM

/// `martlet PROMPT`: asks a model once, prints its answer as it comes, and keeps both.
struct AskCommand {
    var arguments: AskArguments
    let settings: Settings
    /// The prompt that a template has made; nil where the command line is the prompt.
    var filledPrompt: String?

    private var environment: Environment { settings.environment }
    private var connection: ConnectionArguments { arguments.connection }
    private var notices: Notices { Notices(isQuiet: arguments.isQuiet) { environment[$0] } }

    func run() async throws {
        PlatformTransport.prepare()
        try await filledByTemplate().ask()
    }

    private func ask() async throws {
        let archive = try Archive.open(arguments, settings, notices)
        let routes = try await routes(archive)
        let question = try question()
        let report = CallReport(notices, first: routes.fallbacks.isEmpty ? nil : routes.labels.first)
        defer { report.clear() }
        try await CommandResponder.with(
            routes,
            connection,
            streams: arguments.streams,
            caching: arguments.isOfflineOK && archive.isKept ? Caching(StoredResponses(archive.store)) : nil,
            report: report,
            onLocalModel: { notices.notice("\($0), a small model on this machine, answers.") }
        ) { responder in
            let exchange = try await archive.take(question, arguments, settings, notices)
            try await answer(exchange, by: responder, routes.first, report)
        }
    }

    /// Whom to ask. That it is another than before is said.
    private func routes(_ archive: Archive) async throws -> RouteSelection {
        let choice = RouteChoice(
            connection: connection,
            fallbacks: arguments.fallbacks,
            isOfflineOK: arguments.isOfflineOK,
            settings: settings
        )
        let precedent = try await archive.precedent(arguments)
        let routes = try choice.routes(after: precedent)
        if let before = precedent?.endpoint, before != routes.first.name {
            notices.notice("\(before) answered before; \(routes.first.name) is asked now.")
        }
        return routes
    }

    /// The words of the command line, what is piped in, and what goes along.
    private func question() throws -> ChatMessage {
        let attachments = try arguments.attachments.map { try Attachment($0).part }
        let text = try filledPrompt ?? text(isOptional: !attachments.isEmpty)
        guard !attachments.isEmpty else { return .user(text) }
        return .user((text.isEmpty ? [] : [.text(text)]) + attachments)
    }

    func text(isOptional: Bool) throws -> String {
        let input = InputDescriptor.standardInput
        let isAttached = arguments.attachments.contains("-")
        guard !isAttached, !input.isTerminal else {
            guard isOptional || !arguments.words.isEmpty else {
                notices.plain(Command.ask.shortHelp)
                throw ExitCode.usage
            }
            return try Prompt.compose(words: arguments.words, input: nil, isOptional: isOptional)
        }
        let text = try input.read {
            notices.notice("Waiting for the end of standard input; without any, add < /dev/null.")
        }
        if text.isRepaired { notices.notice("Standard input is not all UTF-8; the rest of it stands as U+FFFD.") }
        return try Prompt.compose(words: arguments.words, input: text.text, isOptional: isOptional)
    }

    private func answer(
        _ exchange: Exchange,
        by responder: CommandResponder,
        _ endpoint: EndpointSelection,
        _ report: CallReport
    ) async throws {
        var printer = AnswerPrinter(
            form: arguments.form,
            showsUsage: arguments.showsUsage,
            markdown: showsMarkdown ? MarkdownOutput(on: .standardOutput) { environment[$0] } : nil,
            notices: notices,
            report: report
        )
        let (request, omission) = try await exchange.request(arguments, window: endpoint.contextWindow)
        if let omission { notices.notice(omission.sentence) }
        let prices = settings.configuration.prices
        let turn = ChatTurn(store: exchange.archive.store, responder: responder) { prices.cost(of: $1, model: $0) }
        let outcome = await turn.answer(
            request,
            after: exchange.question.id,
            in: exchange.conversation.id,
            record: AnswerRecord(model: endpoint.model, endpoint: endpoint.name, omission: omission)
        ) { event in
            try show(event, &printer)
        }
        try printer.end(outcome)
        let failure = outcome.failure.map(Failure.init)
        if let sentence = failure?.sentence { notices.error(sentence) }
        tell(outcome, exchange)
        if let failure { throw failure.code }
        if printer.lacksCode { throw ExitCode.failure }
    }

    private var showsMarkdown: Bool { settings.configuration.rendersMarkdown && !arguments.isPlain }

    private func show(_ event: ChatTurn.Event, _ printer: inout AnswerPrinter) throws {
        switch event {
        case .began: return
        case .received(let event): try printer.show(event)
        case .shortened(let omission):
            try printer.makeRoom()
            notices.notice(omission.sentence)
        case .unkept(let error):
            try printer.makeRoom()
            notices.notice("The answer is not kept as it comes. \(error)")
        }
    }

    /// Says where the exchange is found again, or why it is not.
    private func tell(_ outcome: ChatTurn.Outcome, _ exchange: Exchange) {
        if arguments.showsUsage, let cost = outcome.costSentence { notices.insist(cost) }
        guard exchange.archive.isKept else { return }
        if let error = outcome.storeError {
            notices.error("This answer is not kept. \(error)")
        } else {
            notices.notice("Kept as \(exchange.conversation.id); martlet -c goes on.")
        }
    }
}
