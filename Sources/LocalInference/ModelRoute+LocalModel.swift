public import LLM
import WebAPI

extension ModelRoute {
    /// The model on this machine, as the last one to ask: it needs no network and no key.
    ///
    /// It starts when its turn comes for the first time, serves all later calls of the chain, starts anew where it has
    /// ended, and ends with the chain's last copy. A small model neither calls tools nor sees, so it lacks all
    /// capabilities, and a request that needs one passes it over.
    ///
    /// - Parameters:
    ///   - installation: Where it is installed.
    ///   - label: How events and completions call it.
    ///   - lacks: What the installed model can't take.
    ///   - limit: How long it may take to start; 60 s by default.
    public static func localModel(
        _ installation: LocalInstallation = LocalInstallation(),
        label: String = "local",
        lacks: Set<ChatCapability> = [
            .tools, .images, .audio, .files, .structuredOutput, .audioOutput, .imageOutput, .webSearch,
        ],
        within limit: Duration = .seconds(60)
    ) -> ModelRoute {
        let starter = LocalModelStarter { () async throws(LocalModelError) in
            try await LocalModel.start(installation, within: limit)
        }
        return ModelRoute(label, lacks: lacks) { () async throws(LLMAPIError) in
            try await starter.model().client
        }
    }
}

extension LLMAPIError {
    /// The failure of a local model as a failure of a call.
    public init(_ error: LocalModelError) {
        switch error {
        case .cancelled: self = .cancelled
        case .notReady: self = .timeout(.connect, Details(reason: "\(error)"))
        default: self = .transport(.connect, reason: "\(error)", Details())
        }
    }
}
