import ChatSettings
import ChatTerminal
import LLM
import LocalInference

extension ModelChain {
    /// Asks the endpoints of a command line in their order, within its limits.
    init(_ routes: RouteSelection, _ connection: ConnectionArguments, _ report: CallReport) throws {
        let routes = try zip(routes.all, routes.labels).map { endpoint, label in
            try ModelRoute(label, endpoint, connection, report)
        }
        self.init(routes, total: connection.timeout)
    }
}

extension ModelRoute {
    fileprivate init(
        _ label: String,
        _ endpoint: EndpointSelection,
        _ connection: ConnectionArguments,
        _ report: CallReport
    ) throws {
        switch endpoint {
        case .remote(let endpoint):
            let locked = LockedEndpoint(endpoint)
            self.init(label) { () async throws(LLMAPIError) in
                try await locked.open().client(within: connection).knowingItsModel { report.show($0) }
            }
        case .local(let model):
            let installation = LocalInstallation()
            if let model, let status = try installation.status() { try requireLocalName(status.model, asked: model) }
            self = .localModel(installation, label: label, within: connection.timeout ?? .seconds(60))
        }
    }
}
