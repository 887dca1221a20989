import ChatCore
import LLM
import SwiftUI

/// Where one types, attaches, sends and stops.
struct Composer: View {
    @Bindable var model: ChatViewModel

    /// Why something was not attached.
    @State private var refusal: String?
    @FocusState private var isFocused: Bool
    @ScaledMetric private var spacing: CGFloat = 8

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            if let refusal {
                Label(refusal, systemImage: "exclamationmark.circle").font(.footnote)
            }
            if !model.attachments.isEmpty {
                AttachmentStrip(attachments: attachments) { model.attachments.remove(at: $0) }
            }
            HStack(alignment: .bottom, spacing: spacing) {
                AttachMenu(attach: attach)
                TextField("Message", text: $model.inputText, axis: .vertical)
                    .textFieldStyle(.plain)
                    .lineLimit(1...8)
                    .focused($isFocused)
                    .modifier(SendingByReturn(canSend: model.canSend) { model.send() })
                    .onKeyPress(.escape, action: stop)
                SendButton(model: model)
            }
        }
        .padding()
        .background(.bar)
        .modifier(AttachingByDrop(attach: attach))
        .onChange(of: model.conversation?.id) { refusal = nil }
        .onChange(of: model.conversation == nil, initial: true) { focusOnNew() }
    }

    private var attachments: [AttachmentSummary] {
        model.attachments.enumerated().map { AttachmentSummary(id: $0.offset, part: $0.element) }
    }

    private func attach(_ files: Result<[AttachedFile], AttachedFileError>) {
        refusal = nil
        switch files {
        case .success(let files): for file in files { attach(file) }
        case .failure(let error): refusal = error.description
        }
        isFocused = true
    }

    private func attach(_ file: AttachedFile) {
        do throws(AttachingError) {
            model.attachments.append(try ContentPart(attaching: file.bytes, name: file.name))
        } catch {
            refusal = error.description
        }
    }

    /// A conversation that begins is for typing; in one that is opened, the reader may want to go on through the list.
    private func focusOnNew() {
        if model.conversation == nil { isFocused = true }
    }

    private func stop() -> KeyPress.Result {
        guard model.isLoading else { return .ignored }
        model.stop()
        return .handled
    }
}
