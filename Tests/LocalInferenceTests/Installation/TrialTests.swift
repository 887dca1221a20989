import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("A model", .enabled(if: FakeWheels.isPythonThere, "There is no python3 on PATH."), .serialized)
struct TrialTests {
    @Test("that can't be loaded leaves what was installed before")
    func unusable() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let broken = root.appending(path: "half.gguf")
            try write("GGUF broken", to: broken)
            let before = try await wheels.installer(in: directory).install(model: nil)

            let error = await #expect(throws: LocalModelError.self) {
                try await wheels.installer(in: directory).install(model: broken)
            }
            #expect(error == .modelUnusable(path: broken.path, log: "failed to load model"))
            #expect(try InstallationRecord.read(from: directory) == before)
            let model = try await LocalModel.start(LocalInstallation(directory: directory))
            await model.stop()
        }
    }

    @Test("of the user's shares the environment, and stays until the installation is removed")
    func ownModel() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let file = root.appending(path: "own.gguf")
            try write("GGUF and weights", to: file)
            let steps = Steps()
            let installer = wheels.installer(in: directory) { steps.append($0) }
            let before = try await installer.install(model: nil)
            #expect(try await installer.install(model: nil) == before)
            #expect(steps.all.last == .unchanged(model: "fake"))

            let own = try await installer.install(model: file)
            #expect(own.engine == before.engine)
            #expect(own.model.ownFile?.path == file.path)
            #expect(try await installer.install(model: nil) == own)
            #expect(steps.all.last == .unchanged(model: "own"))
            #expect(steps.environments == 1)

            // A broken server is repaired, and the model is the same.
            let python = own.engine.executable(in: directory)
            try FileManager.default.removeItem(atPath: python)
            #expect(try await installer.install(model: nil).model == own.model)
            #expect(steps.environments == 2)

            try FileManager.default.removeItem(at: file)
            await #expect(throws: LocalModelError.modelMissing(path: file.path)) {
                try await installer.install(model: nil)
            }
            #expect(try await installer.remove())
            #expect(try await installer.install(model: nil) == before)
        }
    }

    @Test("of ours that got broken is made new")
    func brokenWeights() async throws {
        try await inTemporaryDirectory { root in
            let wheels = try await FakeWheels(in: root)
            let directory = root.appending(path: "local")
            let record = try await wheels.installer(in: directory).install(model: nil)
            let weights = URL(filePath: directory.resolving(record.model.path))
            try write("GGUF broken", to: weights)
            #expect(try await wheels.installer(in: directory).install(model: nil) == record)
            #expect(fileSize(atPath: weights.path) == 1004)
        }
    }

    @Test("is removed once an installation that runs is over, which is said")
    func removalWaits() async throws {
        try await inTemporaryDirectory { root in
            let lock = try #require(try FileLock(directory: root))
            let steps = Steps()
            let isRemoved = try await LocalInstallation(directory: root, environment: [:]).remove { step in
                steps.append(step)
                lock.release()
            }
            #expect(!isRemoved)
            #expect(steps.all == [.waiting])
        }
    }
}
