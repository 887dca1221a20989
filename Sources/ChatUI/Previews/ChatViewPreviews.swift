import ChatCore
import LLM
import SwiftUI

/// Conversations whose answers come while one looks; no server is asked.
struct ChatViewPreviews: PreviewProvider {
    static var previews: some View {
        ConversationPreview(responder: CannedResponder(pieces: birds)).previewDisplayName("An answer comes")
        ConversationPreview(responder: CannedResponder(pieces: Array(birds.prefix(12)), error: broken))
            .previewDisplayName("It breaks off")
        ConversationPreview(responder: CannedResponder(pieces: [], error: broken))
            .preferredColorScheme(.dark)
            .dynamicTypeSize(.accessibility2)
            .previewDisplayName("None comes; dark, large")
    }

    private static let broken = LLMAPIError.truncated(LLMAPIError.Details())

    private static let birds: [String] = """
        ## Martlets

        A martlet is a bird in **heraldry** that has *no feet*:

        1. It never lands.
        2. It stands for a fourth son.

        | Arms | Martlets |
        |---|--:|
        | Sussex | 6 |

        ```swift
        let martlets = 6
        ```
        """.split(separator: " ", omittingEmptySubsequences: false).map { "\($0) " }
}

/// A conversation in memory, with a question that is asked when it shows.
private struct ConversationPreview: View {
    let responder: CannedResponder

    @State private var model: ChatViewModel?

    var body: some View {
        Group {
            if let model { ChatView(model: model) }
        }
        .task {
            do throws(ConversationStoreError) {
                let model = ChatViewModel(store: try .inMemory(), responder: responder)
                model.inputText = "What is a martlet?"
                model.send()
                self.model = model
            } catch {
                assertionFailure(error.description)
            }
        }
    }
}
