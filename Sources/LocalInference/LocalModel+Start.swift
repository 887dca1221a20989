import LLM
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LocalModel {
    /// Starts the installed model and returns once it answers; cancelling the task ends it.
    ///
    /// - Parameters:
    ///   - installation: Where it is installed.
    ///   - contextLength: The most tokens that a prompt and its answer may have together; 8192, all that SmolLM2 was
    ///     trained for, by default. A longer prompt fails as `context_length`.
    ///   - threads: How many threads compute; nil means half of the processors that the system shows.
    ///   - limit: How long the server may take until it is ready; 60 s by default.
    ///   - clock: What the limit goes by.
    /// - Throws: ``LocalModelError/notInstalled(directory:)``, ``LocalModelError/engineMissing(path:)`` or
    ///   ``LocalModelError/modelMissing(path:)`` where there is nothing to start,
    ///   ``LocalModelError/startFailed(log:)``, ``LocalModelError/notReady(after:log:)``,
    ///   ``LocalModelError/storage(path:reason:)`` or ``LocalModelError/cancelled``.
    public static func start(
        _ installation: LocalInstallation = LocalInstallation(),
        contextLength: Int = 8192,
        threads: Int? = nil,
        within limit: Duration = .seconds(60),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(LocalModelError) -> LocalModel {
        guard let record = try InstallationRecord.read(from: installation.directory) else {
            throw .notInstalled(directory: installation.directory.path)
        }
        return try await start(
            record,
            of: installation,
            contextLength: contextLength,
            threads: threads,
            within: limit,
            clock: clock
        )
    }

    /// Starts what a record describes, whether it is the installation's yet or not.
    static func start(
        _ record: InstallationRecord,
        of installation: LocalInstallation,
        contextLength: Int,
        threads: Int? = nil,
        within limit: Duration,
        clock: any Clock<Duration>
    ) async throws(LocalModelError) -> LocalModel {
        let paths = try record.paths(in: installation.directory)
        var generator = SystemRandomNumberGenerator()
        let options = ServerOptions(
            modelPath: paths.model,
            modelName: record.model.name,
            contextLength: contextLength,
            threads: threads ?? ServerOptions.threads(processors: ProcessInfo.processInfo.activeProcessorCount),
            temperature: record.model.temperature,
            apiKey: ServerOptions.makeAPIKey(using: &generator),
            environment: installation.environment
        )
        let command = record.engine.command(options, in: installation.directory)
        return try await start(command, options: options, within: limit, clock: clock)
    }

    /// What happens while a server starts.
    private enum Event {
        case listening(port: Int)
        case ready(LocalModel)
        case ended
        case late
    }

    private static func start(
        _ command: Command,
        options: ServerOptions,
        within limit: Duration,
        clock: any Clock<Duration>
    ) async throws(LocalModelError) -> LocalModel {
        let (events, happens) = AsyncStream.makeStream(of: Event.self)
        defer { happens.finish() }
        let process = try spawn(command, happens)
        let timer = Task {
            do { try await clock.pause(for: limit) } catch { return }
            happens.yield(.late)
        }
        defer { timer.cancel() }
        var check: Task<Void, Never>?
        defer { check?.cancel() }

        for await event in events {
            switch event {
            case .listening(let port):
                let model = try LocalModel(port: port, options: options, process: process)
                check?.cancel()
                check = Task { if await model.becomesHealthy(clock: clock) { happens.yield(.ready(model)) } }
            case .ready(let model):
                return model
            case .ended:
                throw .startFailed(log: process.output)
            case .late:
                process.kill()
                _ = await process.exit()
                throw .notReady(after: limit, log: process.output)
            }
        }
        process.kill()
        _ = await process.exit()
        throw .cancelled
    }

    /// Asks the server until it says that it is ready, which some do only once the weights are loaded; false where the
    /// task is cancelled first.
    private func becomesHealthy(clock: any Clock<Duration>) async -> Bool {
        let api = APIClient(baseURL: serverURL, transport: PlatformTransport.shared, timeouts: .failFast, clock: clock)
        while !Task.isCancelled {
            do {
                try await api.response(endpoint: Endpoint<Void, Void>(.get, "health"))
                return true
            } catch {
                do { try await clock.sleep(for: .milliseconds(50)) } catch { return false }
            }
        }
        return false
    }

    private static func spawn(
        _ command: Command,
        _ happens: AsyncStream<Event>.Continuation
    ) throws(LocalModelError) -> ChildProcess {
        do throws(SpawnError) {
            return try ChildProcess(command) { line in
                if let port = Announcement.port(in: line) { happens.yield(.listening(port: port)) }
            } onExit: { _ in
                happens.yield(.ended)
            }
        } catch {
            throw .startFailed(log: "\(error.call): \(error.reason)")
        }
    }
}
