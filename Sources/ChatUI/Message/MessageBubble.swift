import SwiftUI

/// A message: the user's to the right, an answer to the left, with what can be done with it.
struct MessageBubble: View, Equatable {
    let content: BubbleContent
    let actions: MessageActions

    @ScaledMetric private var spacing: CGFloat = 6
    @ScaledMetric private var margin: CGFloat = 40

    /// Whether both show the same. What they do, they do to the same message then.
    nonisolated static func == (one: MessageBubble, other: MessageBubble) -> Bool {
        one.content == other.content
    }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            if content.isQuestion { Spacer(minLength: margin) }
            VStack(alignment: content.isQuestion ? .trailing : .leading, spacing: spacing) {
                if content.isQuestion { QuestionBody(content: content) } else { AnswerBody(content: content) }
                MessageNotes(content: content)
                if let failure = content.failure {
                    MessageFailure(sentence: failure, retry: content.canRetry ? actions.retry : nil)
                }
                if !content.isGrowing { MessageFooter(content: content, actions: actions) }
            }
            if !content.isQuestion { Spacer(minLength: 0) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(content.isQuestion ? "Your message" : "Answer")
    }
}
