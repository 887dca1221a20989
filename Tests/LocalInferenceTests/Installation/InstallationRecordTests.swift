import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The record of an installation")
struct InstallationRecordTests {
    private let record = InstallationRecord(
        engine: .xllamacpp(version: "1.2", environment: "environment-x"),
        model: InstallationRecord.Model(name: "small", path: "environment-x/small.gguf", temperature: 0.5)
    )

    @Test("is readable JSON, the same on every run")
    func json() throws {
        #expect(
            String(decoding: try record.json, as: UTF8.self) == """
                {
                  "engine" : {
                    "xllamacpp" : {
                      "environment" : "environment-x",
                      "version" : "1.2"
                    }
                  },
                  "model" : {
                    "name" : "small",
                    "path" : "environment-x/small.gguf",
                    "temperature" : 0.5
                  }
                }
                """
        )
    }

    @Test("is read as it was written")
    func roundTrip() throws {
        try inTemporaryDirectory { directory in
            #expect(try InstallationRecord.read(from: directory) == nil)
            try record.write(to: directory)
            #expect(try InstallationRecord.read(from: directory) == record)
        }
    }

    @Test("that is broken is an error that names the file", arguments: ["", "{", "[]", #"{"engine":{"other":{}}}"#])
    func broken(text: String) throws {
        try inTemporaryDirectory { directory in
            let file = directory.appending(path: InstallationRecord.fileName)
            try Data(text.utf8).write(to: file)
            let error = #expect(throws: LocalModelError.self) {
                try LocalInstallation(directory: directory, environment: [:]).status()
            }
            #expect(error?.kind == "storage")
            #expect(error?.description.contains(file.path) == true)
            #expect(error?.description.contains("martlet local install") == true)
        }
    }

    @Test("becomes a status only while the server and the weights are there")
    func status() async throws {
        try await inTemporaryDirectory { directory in
            let installation = LocalInstallation(directory: directory, environment: [:])
            #expect(try installation.status() == nil)
            try record.write(to: directory)

            let python = directory.appending(path: "environment-x/bin/python")
            #expect(throws: LocalModelError.engineMissing(path: python.path)) { try installation.status() }
            try await writeProgram("", to: python)
            let model = directory.appending(path: "environment-x/small.gguf")
            #expect(throws: LocalModelError.modelMissing(path: model.path)) { try installation.status() }
            try write("GGUF and weights", to: model)

            let status = try #require(try installation.status())
            #expect(status.engine == "xllamacpp 1.2")
            #expect(status.enginePath == python.path)
            #expect(status.model == "small")
            #expect(status.modelPath == model.path)
            #expect(status.modelSize == 16)
            #expect(status.directory == directory)
            #expect(status.installedSize == directorySize(directory))
            #expect(status.installedSize > 26)
        }
    }
}
