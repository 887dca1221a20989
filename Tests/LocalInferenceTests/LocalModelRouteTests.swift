import LLM
import LocalInference
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The local model as a route of a chain")
struct LocalModelRouteTests {
    @Test("Where none is installed, the route fails and says what to do, and the chain goes on to what is left")
    func notInstalled() async throws {
        try await inTemporaryDirectory { root in
            let installation = LocalInstallation(directory: root.appending(path: "local"), environment: [:])
            let route = ModelRoute.localModel(installation)
            await #expect {
                _ = try await ModelChain([route]).complete("Hi")
            } throws: { error in
                guard let error = error as? LLMAPIError, error.kind == .transport else { return false }
                return error.description.contains("martlet local install")
            }
        }
    }

    @Test("It lacks what a small model can't do")
    func capabilities() {
        #expect(ModelRoute.localModel().lacks.isSuperset(of: [.tools, .images, .audio]))
    }
}
