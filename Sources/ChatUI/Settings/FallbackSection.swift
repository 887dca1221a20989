import ChatSettings
import SwiftUI

/// Chooses who stands in where no answer begins.
struct FallbackSection: View {
    @Bindable var model: SettingsModel

    var body: some View {
        Section {
            ForEach(candidates, id: \.name) { endpoint in
                Toggle(endpoint.name, isOn: standsIn(endpoint.name))
            }
        } header: {
            Text("Who stands in")
        } footer: {
            Text(sentence)
        }
    }

    /// Those that can be asked, and those that were chosen before.
    private var candidates: [Configuration.Endpoint] {
        model.settings.choices.filter { endpoint in
            let isFirst = model.settings.endpoint.map { endpoint.isCalled($0) } ?? false
            return !isFirst && (model.isReady(endpoint) || model.settings.standsIn(endpoint.name))
        }
    }

    private var sentence: String {
        let names = model.settings.fallbacks
        guard !names.isEmpty else { return "Nobody is asked where an endpoint does not answer." }
        return "Where no answer begins, these are asked in turn: \(names.joined(separator: ", "))."
    }

    private func standsIn(_ name: String) -> Binding<Bool> {
        Binding {
            model.settings.standsIn(name)
        } set: {
            model.settings.setStandsIn($0, name)
        }
    }
}
