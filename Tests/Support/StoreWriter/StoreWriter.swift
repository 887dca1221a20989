import ChatCore
import Foundation
import LLM

/// Writes into a store, for tests that kill it or run several of it at once.
///
///     store-writer answer FILE        one answer without end; prints the number of each piece that was kept
///     store-writer turns FILE COUNT   a conversation of so many questions and answers; prints the number of each
@main
enum StoreWriter {
    static func main() async throws {
        let arguments = CommandLine.arguments
        let store = try ConversationStore(at: URL(fileURLWithPath: arguments[2]))
        if arguments[1] == "answer" {
            try await answer(in: store)
        } else {
            try await turns(in: store, count: Int(arguments[3]) ?? 0)
        }
    }

    private static func answer(in store: ConversationStore) async throws {
        let conversation = try await store.create().id
        let question = try await store.add(.user("Count."), to: conversation, after: nil)
        let answer = try await store.beginAnswer(to: question.id, in: conversation, record: .init())
        for number in 1...Int.max {
            try await store.append(.text("\(number) "), to: answer.id)
            tell(number)
        }
    }

    private static func turns(in store: ConversationStore, count: Int) async throws {
        let conversation = try await store.create().id
        var last: ULID?
        for number in 0..<count {
            let question = try await store.add(.user("Question \(number)"), to: conversation, after: last)
            var answer = try await store.beginAnswer(to: question.id, in: conversation, record: .init(model: "m"))
            for piece in ["Answer", " ", "\(number)"] { try await store.append(.text(piece), to: answer.id) }
            answer.body = .assistant("Answer \(number)")
            answer.status = .complete
            try await store.finish(answer)
            last = answer.id
            tell(number)
        }
    }

    private static func tell(_ number: Int) {
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
}
