import ChatCore
import LLM
import SwiftUI

/// The models of the endpoint, with a field to search them or to name another one.
struct ModelPicker: View {
    let app: AppModel
    @State private var text = ""
    @State private var listing = ModelListing.loading
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Search, or name a model", text: $text)
                        .literalInput()
                        .onSubmit(takeTyped)
                }
                if let typed = choices.typed { row(typed, "Use “\(typed.rawValue)”") }
                row(nil, "The endpoint’s own choice")
                Section {
                    listed
                } header: {
                    Text(app.partner.map { "Models of \($0.endpoint)" } ?? "Models")
                }
            }
            .navigationTitle("Model")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
        .task { await read() }
    }

    @ViewBuilder private var listed: some View {
        switch listing {
        case .loading: ProgressView("Reading the list…")
        case .listed: ForEach(choices.listed, id: \.self) { row($0, $0.rawValue) }
        case .failed(let sentence):
            Text(sentence)
            Button("Read the list again") { Task { await read() } }
        }
    }

    private var choices: ModelChoices {
        if case .listed(let models) = listing {
            ModelChoices(for: text, in: models)
        } else {
            ModelChoices(for: text, in: [])
        }
    }

    private func row(_ model: ModelID?, _ title: String) -> some View {
        Button {
            take(model)
        } label: {
            HStack {
                Text(title)
                Spacer()
                if model == app.chat.model { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
        }
        .accessibilityAddTraits(model == app.chat.model ? .isSelected : [])
    }

    private func takeTyped() {
        if let model = choices.typed ?? choices.listed.first { take(model) }
    }

    private func take(_ model: ModelID?) {
        app.choose(model)
        dismiss()
    }

    private func read() async {
        listing = .loading
        listing = await ModelListing(of: app.partner)
    }
}
