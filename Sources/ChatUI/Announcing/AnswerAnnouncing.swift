import ChatCore
import SwiftUI

/// Tells those who use a screen reader that an answer comes, and how it ended.
struct AnswerAnnouncing: ViewModifier {
    let model: ChatViewModel

    @State private var announcements = Announcements()
    @Environment(\.announcer) private var announcer

    func body(content: Content) -> some View {
        content
            .onChange(of: state, initial: true) { announce() }
    }

    /// What of the last message can make a difference; its text can't.
    private var state: [AnyHashable] {
        guard let last = model.messages.last else { return [] }
        return [last.id, last.status]
    }

    private func announce() {
        if let sentence = announcements.take(model.messages.last) { announcer.post(sentence) }
    }
}
