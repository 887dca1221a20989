import ChatCore
import SwiftUI

/// What was said in a conversation, and what comes. It scrolls along while its reader is at the end.
struct TranscriptView: View {
    let model: ChatViewModel
    @Binding var target: ULID?

    @State private var position = ScrollPosition(idType: ULID.self, edge: .bottom)
    @State private var following = Following()
    @State private var offersReturn = false
    @State private var edited: EditedQuestion?
    @ScaledMetric private var spacing: CGFloat = 20
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ScrollView {
            LazyVStack(spacing: spacing) {
                ForEach(model.messages) { message in row(message) }
            }
            .scrollTargetLayout()
            .frame(maxWidth: 760)
            .frame(maxWidth: .infinity)
            .padding()
        }
        .scrollPosition($position)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .scrollDismissesKeyboard(.interactively)
        .onScrollGeometryChange(for: TranscriptFollowing.Place.self, of: TranscriptFollowing.Place.init) { _, place in
            if follow({ $0.moved(to: place) }) { position.scrollTo(edge: .bottom) }
        }
        .onScrollPhaseChange { _, phase in
            if follow({ $0.moves(by: .init(phase)) }) { position.scrollTo(edge: .bottom) }
        }
        // Another conversation has a scroll view of its own: one that was told to go to its end already would stay.
        .id(model.conversation?.id)
        .onChange(of: model.conversation?.id) { showAnother() }
        .onChange(of: model.isLoading) { if model.isLoading { scrollToEnd() } }
        .onChange(of: reachableTarget, initial: true) { showTarget() }
        .overlay(alignment: .bottom) {
            if offersReturn { ReturnButton(action: scrollToEnd) }
        }
        .overlay {
            if model.messages.isEmpty { EmptyTranscript() }
        }
    }

    @ViewBuilder
    private func row(_ message: Message) -> some View {
        if let question = edited, question.id == message.id {
            QuestionEditor(text: text(of: question), cancel: { edited = nil }, send: ask)
        } else {
            MessageBubble(content: BubbleContent(message, in: model), actions: actions(for: message)).equatable()
        }
    }

    private func actions(for message: Message) -> MessageActions {
        MessageActions {
            model.retry()
        } regenerate: {
            model.regenerate(message.id)
        } edit: {
            edited = EditedQuestion(id: message.id, text: BubbleContent(message, in: model).text)
        } select: { id in
            Task { await model.select(id) }
        }
    }

    /// SwiftUI's own binding to what an optional holds ends the app where a field reads it once more on its way out.
    private func text(of question: EditedQuestion) -> Binding<String> {
        Binding {
            edited.flatMap { $0.id == question.id ? $0.text : nil } ?? question.text
        } set: {
            if edited?.id == question.id { edited?.text = $0 }
        }
    }

    private func ask() {
        guard let question = edited, model.edit(question.id, to: question.text) else { return }
        edited = nil
    }

    // MARK: Scrolling

    /// Changes what is followed. With each frame of a scroll it changes; the transcript is drawn anew only for the button.
    private func follow<Outcome>(_ change: (inout TranscriptFollowing) -> Outcome) -> Outcome {
        defer { if offersReturn != following.state.offersReturn { offersReturn.toggle() } }
        return change(&following.state)
    }

    private func scrollToEnd() {
        follow { $0.returned() }
        withAnimation(reducesMotion ? nil : .default) { position.scrollTo(edge: .bottom) }
    }

    private func showAnother() {
        edited = nil
        guard target == nil else { return }
        follow { $0.returned() }
        position.scrollTo(edge: .bottom)
    }

    /// The message to scroll to, once it is among those on show.
    private var reachableTarget: ULID? {
        target.flatMap { target in model.messages.contains { $0.id == target } ? target : nil }
    }

    private func showTarget() {
        guard let reachableTarget else { return }
        follow { $0.left() }
        position.scrollTo(id: reachableTarget, anchor: .center)
        target = nil
    }
}

/// Whether the transcript is followed, in a place where no view looks.
@MainActor
private final class Following {
    var state = TranscriptFollowing()
}

/// A question that is being put in other words.
private struct EditedQuestion {
    let id: ULID
    var text: String
}
