import LLM
import SwiftUI

/// What a model thought, said and called for.
struct AnswerBody: View {
    let content: BubbleContent

    var body: some View {
        if content.isPending {
            Text(verbatim: "…").accessibilityLabel("Responding")
        }
        if !content.reasoning.isEmpty {
            ReasoningDisclosure(text: content.reasoning)
        }
        if !content.text.isEmpty {
            MarkdownView(text: content.text)
        }
        ForEach(content.toolCalls, id: \.id) { call in
            ToolCallView(name: call.name, arguments: call.arguments)
        }
    }
}
