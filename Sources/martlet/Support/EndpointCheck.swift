import ChatSettings
import ChatTerminal
import LLM
import LocalInference
import WebAPI

/// The check of one endpoint.
struct EndpointCheck: Sendable {
    /// How a sentence calls the endpoint.
    let name: String
    /// Does it; a failure of the endpoint is a result, and only a cancellation is thrown.
    private let run: @Sendable () async throws -> Checkup

    /// Makes the check of an endpoint, which may take so long.
    init(_ configured: ConfiguredEndpoint, within limit: Duration) {
        name = configured.name
        run = { [name = configured.name] in
            switch configured.endpoint {
            case .success(let endpoint): try await endpoint.check(within: limit)
            case .failure(let error): Checkup(name: name, outcome: error.outcome)
            }
        }
    }

    /// Makes the check of the local model, which may take so long to start and to answer.
    static func local(_ installation: LocalInstallation, within limit: Duration) -> EndpointCheck {
        EndpointCheck(name: "local") { try await installation.check(within: limit) }
    }

    private init(name: String, run: @escaping @Sendable () async throws -> Checkup) {
        self.name = name
        self.run = run
    }

    /// Does all of them at once, and returns what they found in their order.
    static func all(_ checks: [EndpointCheck]) async throws -> [Checkup] {
        try await withThrowingTaskGroup(of: (Int, Checkup).self) { group in
            for (index, check) in checks.enumerated() {
                group.addTask { (index, try await check.run()) }
            }
            var found: [(Int, Checkup)] = []
            for try await checkup in group { found.append(checkup) }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}

// MARK: - One endpoint

extension RemoteEndpoint {
    fileprivate func check(within limit: Duration) async throws -> Checkup {
        let unlocked: RemoteEndpoint
        do throws(SettingsError) {
            unlocked = try await self.unlocked(within: limit)
        } catch {
            guard error != .cancelled else { throw error }
            return Checkup(name: name, address: address, outcome: error.outcome)
        }
        let probe = Probe(within: limit) { unlocked.client(timeouts: $0, retryPolicy: .never) }
        let (model, outcome) = try await probe.run()
        return Checkup(name: name, address: address, model: model?.rawValue, outcome: outcome)
    }
}

extension LocalInstallation {
    fileprivate func check(within limit: Duration) async throws -> Checkup {
        let start = ContinuousClock.now
        do {
            return try await withLocalModel(self, within: limit) { local in
                let probe = Probe(within: limit - (ContinuousClock.now - start)) {
                    local.client(timeouts: $0, retryPolicy: .never)
                }
                let (model, outcome) = try await probe.run()
                return Checkup(name: "local", model: model?.rawValue, outcome: outcome)
            }
        } catch let error as LocalModelError where error != .cancelled {
            let failure = Failure(error)
            let reason = failure.sentence ?? "\(error)"
            return Checkup(name: "local", outcome: .unusable(.connection, reason: reason, code: failure.code))
        }
    }
}

extension SettingsError {
    fileprivate var outcome: Checkup.Outcome {
        let step: Checkup.Step = if case .invalidEndpoint = self { .host } else { .key }
        return .unusable(step, reason: "\(self)", code: Failure(self).code)
    }
}
