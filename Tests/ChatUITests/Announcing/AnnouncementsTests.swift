import ChatCore
import LLM
import Testing

@testable import ChatUI

@Suite("What a screen reader says")
struct AnnouncementsTests {
    @Test(
        "it says that an answer comes, and how it ended, each once",
        arguments: [
            (end: Message.Status.complete, sentence: "Response complete"),
            (.stopped, "Response stopped"),
            (.truncated, "Response failed. The connection broke. Try again."),
            (.failed, "Response failed. The connection broke. Try again."),
        ]
    )
    func tells(_ end: Message.Status, _ sentence: String) {
        var announcements = Announcements()
        var answer = Message.made(.assistant, "", status: .streaming)
        var said = [announcements.take(.made(.user, "Hi")), announcements.take(answer)]
        answer.body.content = .text("Hello")
        said.append(announcements.take(answer))
        answer.status = end
        answer.answer?.failure = .init(kind: "x", sentence: "The connection broke. Try again.", isRetryable: true)
        said += [announcements.take(answer), announcements.take(answer)]
        #expect(said == [nil, "Responding", nil, sentence, nil])
    }

    @Test("a conversation that is opened is not read out, and another answer is another one")
    func isQuiet() {
        var announcements = Announcements()
        #expect(announcements.take(.made(.assistant, "Old")) == nil)
        #expect(announcements.take(nil) == nil)
        #expect(announcements.take(.made(.assistant, "", status: .streaming)) == "Responding")
        #expect(announcements.take(.made(.assistant, "", status: .streaming)) == "Responding")
    }
}
