import SwiftUI

/// Says whether this device's own model can answer, and lets it.
struct OnDeviceSection: View {
    @Bindable var model: SettingsModel

    var body: some View {
        Section {
            Toggle("Ask this device’s model last", isOn: $model.settings.usesOnDeviceModel)
                .disabled(model.onDevice == .notEligible || model.onDevice == .systemTooOld)
        } header: {
            Text("On this device")
        } footer: {
            Text(model.onDevice.sentence)
        }
    }
}
