import ChatSettings
import SwiftUI

/// Chooses the endpoint that is asked first.
struct FirstEndpointSection: View {
    @Bindable var model: SettingsModel

    var body: some View {
        Section {
            Picker("Ask first", selection: $model.settings.endpoint) {
                Text("Automatic").tag(String?.none)
                ForEach(model.settings.choices, id: \.name) { endpoint in
                    Text(endpoint.name).tag(Optional(endpoint.name))
                }
            }
        } footer: {
            Text(sentence)
        }
    }

    private var sentence: String {
        guard let name = model.settings.endpoint else {
            return "n4n or OpenAI is asked, whichever has a key; without a key, this device’s own model."
        }
        guard let endpoint = model.settings.choices.first(where: { $0.isCalled(name) }), model.isReady(endpoint) else {
            return "There is no key for \(name) yet. Add it below."
        }
        return "\(name) is asked at \(endpoint.baseURL.absoluteString)."
    }
}
