import ChatSettings
import SwiftUI

/// Changes an endpoint and its key, or adds one.
struct EndpointEditor: View {
    let model: SettingsModel
    /// The endpoint as it was; nil for a new one.
    let endpoint: Configuration.Endpoint?
    @State private var draft: EndpointDraft
    @State private var key = ""
    @State private var mistake: String?
    @SwiftUI.Environment(\.dismiss) private var dismiss

    init(model: SettingsModel, endpoint: Configuration.Endpoint?) {
        (self.model, self.endpoint) = (model, endpoint)
        _draft = State(initialValue: endpoint.map { EndpointDraft($0) } ?? EndpointDraft())
    }

    var body: some View {
        Form {
            place
            keySection
            if let mistake {
                Section { Label(mistake, systemImage: "exclamationmark.triangle") }
            }
            Section {
                Button("Save", action: save)
                    .disabled(draft.name.trimmed.isEmpty || draft.address.trimmed.isEmpty)
                if isOwn { Button("Remove endpoint", role: .destructive, action: remove) }
            }
        }
        .formStyle(.grouped)
        .navigationTitle(endpoint?.name ?? "New endpoint")
    }

    private var place: some View {
        Section {
            TextField("Name", text: $draft.name, prompt: Text("lab"))
            TextField("Address", text: $draft.address, prompt: Text("http://127.0.0.1:8080/v1"))
            TextField("Model", text: $draft.model, prompt: Text("The first that it lists"))
            TextField("Context window", text: $draft.contextWindow, prompt: Text("Tokens, where known"))
        }
        .literalInput()
    }

    private var keySection: some View {
        Section {
            SecureField("Key", text: $key, prompt: Text(hasKey ? "Another key" : "Paste the key"))
            if hasKey, let endpoint {
                Button("Remove key", role: .destructive) { model.removeKey(of: endpoint) }
            }
        } footer: {
            Text(
                hasKey
                    ? "A key is kept in the Keychain. It is never shown."
                    : "Leave it empty where the server asks for none."
            )
        }
    }

    private var hasKey: Bool { endpoint.map { model.keyState(of: $0) == .kept } ?? false }

    /// Whether it can be removed: those that the app knows stay.
    private var isOwn: Bool {
        guard let endpoint else { return false }
        return model.settings.endpoints.contains { $0.isCalled(endpoint.name) }
    }

    private func save() {
        let others = model.settings.choices.map(\.name).filter { name in !(endpoint?.isCalled(name) ?? false) }
        do throws(EndpointDraft.Mistake) {
            let changed = try draft.endpoint(besides: others)
            if changed != endpoint { model.settings.set(changed, inPlaceOf: endpoint?.name) }
            if key.trimmed.isEmpty || model.setKey(key, of: changed) { dismiss() }
        } catch {
            mistake = error.sentence
        }
    }

    private func remove() {
        if let endpoint { model.settings.remove(endpoint.name) }
        dismiss()
    }
}
