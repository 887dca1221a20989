import ChatSettings
import SwiftUI

/// The endpoints, each leading to its own page.
struct EndpointsSection: View {
    let model: SettingsModel

    var body: some View {
        Section {
            ForEach(model.settings.choices, id: \.name) { endpoint in
                NavigationLink {
                    EndpointEditor(model: model, endpoint: endpoint)
                } label: {
                    LabeledContent(endpoint.name, value: state(of: endpoint))
                }
            }
            NavigationLink("Add an endpoint…") { EndpointEditor(model: model, endpoint: nil) }
        } header: {
            Text("Endpoints and keys")
        } footer: {
            Text("Any server of OpenAI’s chat API. A key is kept in the Keychain, and sent to its own host alone.")
        }
    }

    private func state(of endpoint: Configuration.Endpoint) -> String {
        switch model.keyState(of: endpoint) {
        case .kept: "Key kept"
        case .builtIn: "Key built in"
        case .missing: model.isReady(endpoint) ? "No key needed" : "No key"
        }
    }
}
