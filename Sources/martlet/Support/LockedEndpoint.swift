import ChatSettings
import ChatTerminal
import LLM

/// An endpoint whose key may come from a command, which is run when the key is needed for the first time.
actor LockedEndpoint {
    private var endpoint: RemoteEndpoint

    init(_ endpoint: RemoteEndpoint) {
        self.endpoint = endpoint
    }

    /// The endpoint with its key. That there is none is the route's failure, and a reason to ask the next.
    func open() async throws(LLMAPIError) -> RemoteEndpoint {
        do throws(SettingsError) {
            endpoint = try await endpoint.unlocked()
            return endpoint
        } catch {
            guard error != .cancelled else { throw .cancelled }
            throw .authentication(LLMAPIError.Details(reason: "\(error)"))
        }
    }
}
