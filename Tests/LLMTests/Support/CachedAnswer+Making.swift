import Foundation
import JSONCoding

@testable import LLM

extension CachedAnswer {
    /// An answer of one text.
    static func saying(_ text: String, at date: Date) -> CachedAnswer {
        let choice = ChatCompletion.Choice(message: ChatCompletion.Message(content: text), finishReason: .stop)
        return CachedAnswer(ChatCompletion(choices: [choice]), date: date, source: "local/m")
    }

    /// How large the completion is as JSON, in bytes.
    var jsonSize: Int { completion.json.text.utf8.count }
}

extension CacheKey {
    /// The key of a question.
    static func of(_ question: String) -> CacheKey {
        CacheKey(ChatRequest(messages: [.user(question)]), baseURL: URL(string: "http://localhost/v1")!)
    }
}
