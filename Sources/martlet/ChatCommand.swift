import ChatCore
import ChatSettings
import ChatTerminal
import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet chat`: talks with a model until the input ends.
struct ChatCommand {
    let arguments: ChatArguments
    let settings: Settings
    let events: ProgramEvents

    private var environment: Environment { settings.environment }
    private var notices: Notices { Notices(isQuiet: arguments.isQuiet) { environment[$0] } }

    func run() async throws {
        let keeping = try await ChatKeeping(arguments, settings, notices)
        let partners = partners(keeping)
        let routes = try partners.choice.routes(after: await keeping.precedent)
        let code = try await partners.with(routes) { try await chat(with: $0, keeping) }
        if code != .success { throw code }
    }

    private func partners(_ keeping: ChatKeeping) -> ChatPartners {
        ChatPartners(
            choice: RouteChoice(
                connection: arguments.connection,
                fallbacks: arguments.fallbacks,
                isOfflineOK: arguments.isOfflineOK,
                settings: settings
            ),
            notices: notices,
            store: keeping.isKept ? keeping.store : nil
        )
    }

    @MainActor
    private func chat(with partner: ChatPartner, _ keeping: ChatKeeping) async throws -> ExitCode {
        let model = ChatViewModel(
            store: keeping.store,
            responder: partner.responder,
            model: partner.model,
            system: arguments.system ?? settings.configuration.defaults.system
        )
        model.price = { [prices = settings.configuration.prices] in prices.cost(of: $1, model: $0) }
        for field in arguments.fields { model.options.extraFields[field.name] = field.value }
        if let conversation = keeping.conversation {
            await model.open(conversation.id)
            if let system = arguments.system { model.system = system }
        }
        let words = ChatWords()
        let session = ChatSession(
            model,
            store: keeping.store,
            console: console(words, keeping.history),
            partner: partner,
            words: words
        )
        return try await session.run()
    }

    private func console(_ words: ChatWords, _ history: InputHistoryFile) -> ChatConsole {
        let editor = LineEditor(
            history: history,
            environment: { environment[$0] },
            trouble: { [notices] in notices.error("\($0)") },
            completing: { words.completions(of: $0) }
        )
        return ChatConsole(
            editor: editor,
            notices: notices,
            events: events,
            isPlain: arguments.isPlain || !settings.configuration.rendersMarkdown,
            environment: { [environment] in environment[$0] }
        )
    }
}
