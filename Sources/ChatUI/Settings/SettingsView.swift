public import SwiftUI

/// What can be set: who answers, who stands in, and the system prompt.
public struct SettingsView: View {
    @Bindable private var model: SettingsModel
    @FocusState private var isPromptFocused: Bool
    @Environment(\.dismiss) private var dismiss

    /// Makes the view.
    public init(model: SettingsModel) {
        self.model = model
    }

    /// The form.
    public var body: some View {
        NavigationStack {
            Form {
                FirstEndpointSection(model: model)
                EndpointsSection(model: model)
                systemPrompt
                FallbackSection(model: model)
                OnDeviceSection(model: model)
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .task { model.refresh() }
        .onChange(of: isPromptFocused) { if !isPromptFocused { model.keepSystem() } }
        .onDisappear { model.keepSystem() }
        .alert("Settings", isPresented: isTroubled) {
            Button("OK") {}
        } message: {
            Text(model.trouble ?? "")
        }
    }

    private var systemPrompt: some View {
        Section {
            TextField("Such as: Be brief.", text: $model.system, axis: .vertical)
                .lineLimit(3...10)
                .focused($isPromptFocused)
                .accessibilityLabel("System prompt")
        } header: {
            Text("System prompt")
        } footer: {
            Text("New conversations begin with it.")
        }
    }

    private var isTroubled: Binding<Bool> {
        Binding {
            model.trouble != nil
        } set: {
            if !$0 { model.trouble = nil }
        }
    }
}
