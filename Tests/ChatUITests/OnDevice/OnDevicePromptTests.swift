import LLM
import Testing

@testable import ChatUI

@Suite("What this device's model is asked")
struct OnDevicePromptTests {
    @Test("System prompts are instructions, words are turns, and the last of them is the question")
    func parts() throws {
        var request = ChatRequest(messages: [
            .system("Be brief."), .user("Hello"), .assistant("Hi."), .developer("In English."), .user("And now?"),
        ])
        request.temperature = 0.5
        request.maxTokens = 20
        let prompt = try OnDevicePrompt(request)
        #expect(prompt.instructions == "Be brief.\n\nIn English.")
        #expect(prompt.turns == [.init(isAnswer: false, text: "Hello"), .init(isAnswer: true, text: "Hi.")])
        #expect(prompt.question == "And now?")
        #expect(prompt.temperature == 0.5)
        #expect(prompt.maximumTokens == 20)
    }

    @Test("Messages without words and results of tools are no turns")
    func wordless() throws {
        let prompt = try OnDevicePrompt(
            ChatRequest(messages: [
                .user("One"), .assistant(nil), .tool("42", callID: "a"), .assistant(" "), .user("Two"),
            ])
        )
        #expect(prompt.turns == [.init(isAnswer: false, text: "One")])
        #expect(prompt.instructions == nil)
    }

    @Test(
        "Without a question at the end there is nothing to answer",
        arguments: [
            [], [ChatMessage.system("Be brief.")], [.user("Hello"), .assistant("Hi.")], [.user(" \n")],
        ]
    )
    func nothing(_ messages: [ChatMessage]) {
        #expect(throws: OnDeviceFailure.noQuestion) { try OnDevicePrompt(ChatRequest(messages: messages)) }
    }
}
