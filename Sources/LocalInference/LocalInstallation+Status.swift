#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalInstallation {
    /// What is installed.
    public struct Status: Sendable, Hashable {
        /// The server's name and, where it is ours, its version, such as `xllamacpp 2026.10.11549`.
        public let engine: String
        /// The program that runs the server: `llama-server`, or the Python of the virtual environment.
        public let enginePath: String
        /// The model's name, by which the server lists it.
        public let model: String
        /// The file with the weights.
        public let modelPath: String
        /// The size of the weights, in bytes.
        public let modelSize: Int
        /// Where the installation is kept.
        public let directory: URL
        /// What the installation takes there, in bytes; a model of the user's own is elsewhere and doesn't count.
        public let installedSize: Int
    }
}

extension LocalInstallation.Status {
    init(_ record: InstallationRecord, in directory: URL) throws(LocalModelError) {
        let paths = try record.paths(in: directory)
        self.init(
            engine: record.engine.title,
            enginePath: paths.engine,
            model: record.model.name,
            modelPath: paths.model,
            modelSize: fileSize(atPath: paths.model) ?? 0,
            directory: directory,
            installedSize: directorySize(directory)
        )
    }
}
