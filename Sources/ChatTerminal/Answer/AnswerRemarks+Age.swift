import ChatCore
import LLM
import WebAPI

extension AnswerRemarks {
    /// That an answer is an old one, where nobody gave a new one.
    static func age(of completion: ChatCompletion) -> String? {
        completion.provenance.flatMap { age($0.age, from: $0.route) }
    }

    /// The same of an answer that is kept.
    static func age(of answer: AnswerRecord) -> String? {
        age(answer.age.map { .seconds($0) }, from: answer.endpoint)
    }

    private static func age(_ age: Duration?, from route: String?) -> String? {
        guard let age else { return nil }
        let source = route.map { " from \($0)" } ?? ""
        return "Nobody answered; this is an answer\(source) to the same question, \(age.roughly) old."
    }
}

extension Duration {
    /// The length in the largest unit that it has one of: `5 minutes`, `1 hour`, `3 days`.
    fileprivate var roughly: String {
        let units = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
        let seconds = Int(components.seconds)
        guard let (name, length) = units.first(where: { seconds >= $0.1 }) else { return "less than a minute" }
        let count = seconds / length
        return count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
}
