import ChatSettings
import ChatTerminal
import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `martlet local`: installs the local model, tells how it stands, removes it.
struct LocalCommand {
    let arguments: LocalArguments
    let environment: Environment

    private let installation = LocalInstallation()

    init(arguments: LocalArguments, environment: Environment) {
        self.arguments = arguments
        self.environment = environment
    }

    func run() async throws {
        switch arguments {
        case .install(let weights, let isQuiet): try await install(weights: weights, isQuiet: isQuiet)
        case .status: try printStatus()
        case .remove: try await remove()
        }
    }

    private func install(weights: String?, isQuiet: Bool) async throws {
        let line = ProgressLine(Notices(isQuiet: isQuiet) { environment[$0] })
        defer { line.end() }
        try await installation.install(model: weights.map { URL(filePath: $0) }) { progress in
            if case .downloading(let received, let expected) = progress {
                line.update(progress.description, done: received, of: expected)
            } else {
                line.say(progress.description)
            }
        }
        line.say("Where nobody else is set up to be asked, it answers martlet chat, martlet serve and martlet \"…\".")
    }

    private func printStatus() throws {
        let unfinished = installation.unfinishedSize
        if unfinished >= 1_000_000 {
            Notices { environment[$0] }.notice(
                "An installation that was interrupted, or still runs, takes \(unfinished / 1_000_000) MB; "
                    + "martlet local install finishes it, martlet local remove clears it."
            )
        }
        guard let status = try installation.status() else {
            throw LocalModelError.notInstalled(directory: installation.directory.path)
        }
        try OutputDescriptor.standardOutput.write(
            """
            model: \(status.model) (\(status.modelSize / 1_000_000) MB)
            weights: \(status.modelPath)
            server: \(status.engine)
            program: \(status.enginePath)
            folder: \(status.directory.path) (\(status.installedSize / 1_000_000) MB)

            """
        )
    }

    private func remove() async throws {
        let notices = Notices { environment[$0] }
        let isRemoved = try await installation.remove { notices.notice($0.description) }
        notices.notice(
            isRemoved ? "The local model is removed." : "There is no local model to remove."
        )
    }
}
