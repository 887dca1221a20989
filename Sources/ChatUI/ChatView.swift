public import ChatCore
public import SwiftUI

/// A conversation: what was said, what comes, and where one types.
///
/// ```swift
/// ChatView(model: ChatViewModel(store: store, responder: ModelResponder(client)))
/// ```
///
/// Title and toolbar are those of the view around it.
public struct ChatView: View {
    private let model: ChatViewModel
    @Binding private var target: ULID?

    /// Makes the view.
    ///
    /// - Parameters:
    ///   - model: The conversation on show.
    ///   - target: A message to scroll to, such as one that was searched for. It is `nil` again once that shows.
    public init(model: ChatViewModel, target: Binding<ULID?> = .constant(nil)) {
        self.model = model
        _target = target
    }

    /// What is shown.
    public var body: some View {
        TranscriptView(model: model, target: $target)
            .safeAreaInset(edge: .bottom, spacing: 0) { Composer(model: model) }
            .modifier(AnswerAnnouncing(model: model))
            .modifier(StoreErrorAlert(model: model))
    }
}
