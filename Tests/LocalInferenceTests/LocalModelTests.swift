import LLM
import Testing
import WebAPI

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

@Suite(
    "The real local model",
    .enabled(if: RealInstallation.isThere, Comment(rawValue: RealInstallation.hint)),
    .serialized,
    .timeLimit(.minutes(10))
)
struct LocalModelTests {
    @Test("stands in for a server that is down, one for all calls at once, and begins anew where it has ended")
    func route() async throws {
        let down = LLMClient(baseURL: try #require(URL(string: "http://127.0.0.1:1/v1")), retryPolicy: .never)
        let starter = LocalModelStarter { () async throws(LocalModelError) in try await LocalModel.start() }
        var request = ChatRequest(messages: [.user("Say hello.")])
        request.maxTokens = 8
        do {
            let chain = ModelChain([
                ModelRoute("down", down),
                ModelRoute("local") { () async throws(LLMAPIError) in try await starter.model().client },
            ])
            async let first = chain.chat(request)
            async let second = chain.chat(request)
            let answers = try await [first, second]
            #expect(answers.map { $0.provenance?.route } == ["local", "local"])
            #expect(answers.allSatisfy { !$0.text.isEmpty })
        }
        let model = try await starter.model()
        let processID = model.processID
        #expect(try await starter.model() === model)
        await model.stop()
        #expect(!isAlive(processID))
        let another = try await starter.model()
        #expect(another.processID != processID)
        await another.stop()
    }

    @Test("streams an answer, lets in only who has the key, and is gone after it is stopped")
    func streamAndStop() async throws {
        let model = try await LocalModel.start()
        let processID = model.processID
        #expect(try await model.client.models().map(\.id) == [ModelID(rawValue: model.name)])

        var request = ChatRequest(messages: [.user("Say hello.")])
        request.maxTokens = 24
        var pieces = 0
        var completion: ChatCompletion?
        for try await event in model.client.stream(request) {
            switch event {
            case .text: pieces += 1
            case .finished(let whole): completion = whole
            default: break
            }
        }
        #expect(pieces > 1)
        #expect(completion?.text.isEmpty == false)
        #expect(completion?.model == ModelID(rawValue: model.name))

        let stranger = LLMClient(baseURL: model.baseURL, apiKey: "another", model: "any")
        let error = await #expect(throws: LLMAPIError.self) { try await stranger.complete("Hello") }
        #expect(error?.kind == .authentication)

        #if os(Linux)
        let arguments = try String(contentsOfFile: "/proc/\(processID)/cmdline", encoding: .utf8)
        #expect(!arguments.contains(model.apiKey))
        #endif

        await model.stop()
        #expect(!isAlive(processID))
        await #expect(throws: LLMAPIError.self) { try await model.client.complete("Hello") }
    }

    @Test("refuses a prompt of 2 MB as too long for its context")
    func longPrompt() async throws {
        let model = try await LocalModel.start()
        let prompt = String(repeating: "swifts fly ", count: (2 << 20) / 11)
        let error = await #expect(throws: LLMAPIError.self) {
            for try await _ in model.client.stream(prompt) {}
        }
        #expect(error?.kind == .contextLength)
        await model.stop()
    }

    @Test("is gone when the program that started it is killed")
    func parentKilled() async throws {
        let parent = try #require(
            await #expect(processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]) {
                let model = try await LocalModel.start()
                print("PID", model.processID, "END")
                fflush(nil)
                raise(SIGKILL)
            }
        )
        let words = String(decoding: parent.standardOutputContent, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let start = try #require(words.firstIndex(of: "PID"))
        try await expectGone(#require(pid_t(words[start + 1])))
    }

    @Test("says why it can't load a broken file")
    func brokenModel() async throws {
        try await inTemporaryDirectory { root in
            var record = try #require(try InstallationRecord.read(from: LocalInstallation().directory))
            record.model.path = root.appending(path: "broken.gguf").path
            if case .xllamacpp(let version, let environment) = record.engine {
                let absolute = LocalInstallation().directory.resolving(environment)
                record.engine = .xllamacpp(version: version, environment: absolute)
            }
            try write("GGUF but no weights", to: URL(filePath: record.model.path))
            try record.write(to: root)
            let error = await #expect(throws: LocalModelError.self) {
                try await LocalModel.start(LocalInstallation(directory: root))
            }
            guard case .startFailed(let log) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(log.contains("broken.gguf"))
        }
    }
}
