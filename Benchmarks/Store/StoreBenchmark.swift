import ChatCore
import Foundation
import LLM
import WebAPI

/// Measures a store that has so many messages against an empty one, and prints a table in Markdown.
@main
struct StoreBenchmark {
    /// How many messages a conversation has.
    private static let length = 20
    private static let rounds = 15

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 4, let count = Int(arguments[1]) else {
            print("usage: store-benchmark DIRECTORY MESSAGES MARTLET URL")
            exit(2)
        }
        let root = URL(fileURLWithPath: arguments[0])
        let (empty, full) = (root.appendingPathComponent("empty"), root.appendingPathComponent("full"))
        if !FileManager.default.fileExists(atPath: full.path) { try await fill(full, with: count) }

        print("| of \(count) messages | empty, ms | full, ms |\n|---|---|---|")
        for task in tasks + [Task(asking: arguments[2], at: arguments[3])] {
            let cells = try await [median(of: task, in: empty), median(of: task, in: full)]
            print("| \(task.name) | \(cells.map { String(format: "%.2f", $0) }.joined(separator: " | ")) |")
        }
    }

    /// Something that is done with a store in a folder.
    private struct Task: Sendable {
        var name: String
        var work: @Sendable (URL) async throws -> Void

        /// What a program does with a store that it has just opened.
        init(_ name: String, _ work: @escaping @Sendable (ConversationStore) async throws -> Void) {
            self.name = name
            self.work = { try await work(ConversationStore(at: $0.appendingPathComponent("conversations.db"))) }
        }

        /// A question of the program's, from its start to its end.
        init(asking program: String, at endpoint: String) {
            name = "martlet, from start to end"
            work = { home in
                let process = Process()
                process.executableURL = URL(fileURLWithPath: program)
                process.arguments = ["--endpoint", endpoint, "-m", "m", "-q", "Hello"]
                process.environment = ["MARTLET_HOME": home.path]
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
            }
        }
    }

    private static let tasks = [
        Task("open") { _ in },
        Task("open and list 20") { _ = try await $0.conversations(limit: 20) },
        Task("search a common word") { _ = try await $0.search("swift") },
        Task("search two common words") { _ = try await $0.search("swift martlet") },
        Task("search a rare word") { _ = try await $0.search(Vocabulary.rareWord) },
        Task("search the start of words") { _ = try await $0.search("sw") },
        Task("search CJK") { _ = try await $0.search("燕子") },
        Task("search what is not there") { _ = try await $0.search("xyzzy") },
        Task("find the last conversation and its messages") { store in
            guard let last = try await store.latestConversation() else { return }
            _ = try await store.messages(in: last.id)
        },
        Task("begin a conversation, ask, keep an answer of 100 pieces") { store in
            let conversation = try await store.create()
            let question = try await store.add(.user("What is this?"), to: conversation.id, after: nil)
            var answer = try await store.beginAnswer(to: question.id, in: conversation.id, record: AnswerRecord())
            for _ in 0..<100 { try await store.append(.text("piece "), to: answer.id) }
            answer.body.content = .text(String(repeating: "piece ", count: 100))
            answer.status = .complete
            try await store.finish(answer)
        },
    ]

    private static func median(of task: Task, in folder: URL) async throws -> Double {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            try await task.work(folder)
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        return times.sorted()[rounds / 2]
    }

    private static func fill(_ folder: URL, with count: Int) async throws {
        let start = ContinuousClock.now
        let store = try ConversationStore(at: folder.appendingPathComponent("conversations.db"))
        var vocabulary = Vocabulary(seed: 1)
        for first in stride(from: 0, to: count, by: length) {
            let conversation = try await store.create()
            var parent: ULID?
            for number in first..<min(first + length, count) {
                let text = vocabulary.text(ofMessage: number)
                let body = number % 2 == 0 ? ChatMessage.user(text) : ChatMessage.assistant(text)
                parent = try await store.add(body, to: conversation.id, after: parent).id
            }
        }
        let seconds = Int((ContinuousClock.now - start) / .seconds(1))
        print("filled in \(seconds) s\n")
    }
}
