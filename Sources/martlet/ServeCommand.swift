import ChatCore
import ChatServer
import ChatSettings
import ChatTerminal
import JSONCoding
import LLM
import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet serve`: serves the chat as a web page until the program is told to end.
struct ServeCommand {
    let arguments: ServeArguments
    let settings: Settings

    private var environment: Environment { settings.environment }
    private var notices: Notices { Notices(isQuiet: arguments.isQuiet) { environment[$0] } }

    func run() async throws {
        let store = try store()
        let server = PageServer(store: store, partner: try await partner(store), settings: page)
        let url = try await server.start()
        do {
            try OutputDescriptor.standardOutput.write("\(url.absoluteString)\n")
            let link = try arguments.opensBrowser ? open(url) : nil
            defer { link?.remove() }
            notices.notice("The page is there until Ctrl-C.")
            await untilCancelled()
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    private func open(_ url: URL) throws -> BrowserLink {
        let folder = settings.directories.state
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let link = try BrowserLink(to: url.absoluteString, at: folder.appending(path: "page.html").path)
        if !link.open() { notices.error("No browser could be opened; open the URL yourself.") }
        return link
    }

    private func untilCancelled() async {
        // A sleep fails only where the task was cancelled.
        while (try? await Task.sleep(for: .seconds(3600))) != nil {}
    }

    private var isKept: Bool { !arguments.isOffTheRecord && settings.configuration.isLogged }

    private func store() throws(ConversationStoreError) -> ConversationStore {
        isKept ? try .ofUser(environment) : try .inMemory()
    }

    private var page: PageSettings {
        var page = PageSettings(system: arguments.system ?? settings.configuration.defaults.system)
        if let host = arguments.host { page.host = host }
        if let port = arguments.port { page.port = .exactly(port) }
        if arguments.isOpenToNetwork { page.reach = .network }
        for field in arguments.fields { page.options.extraFields[field.name] = field.value }
        page.price = { [prices = settings.configuration.prices] in prices.cost(of: $1, model: $0) }
        return page
    }

    /// Who answers. What goes on meanwhile is said on the page.
    private func partner(_ store: ConversationStore) async throws -> ChatPartner {
        let partners = ChatPartners(
            choice: RouteChoice(
                connection: arguments.connection,
                fallbacks: arguments.fallbacks,
                isOfflineOK: arguments.isOfflineOK,
                settings: settings
            ),
            notices: Notices(isQuiet: true) { environment[$0] },
            store: isKept ? store : nil
        )
        let routes = try partners.choice.routes()
        if case .local = routes.first, routes.fallbacks.isEmpty, try LocalInstallation().status() == nil {
            throw LocalModelError.notInstalled(directory: settings.directories.localModel.path)
        }
        return try await partners.partner(routes)
    }
}
