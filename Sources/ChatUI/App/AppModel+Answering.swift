import ChatCore
import ChatSettings
public import LLM

extension AppModel {
    /// Asks a model in the conversation on show from now on; nil for the endpoint's own.
    public func choose(_ model: ModelID?) {
        isModelChosen = true
        chat.model = model
        findPartner()
    }

    /// The model that is asked; nil for the first that the endpoint lists.
    public var model: ModelID? { partner?.model ?? chat.model }

    func findPartner() {
        do throws(SettingsError) {
            partner = try settings.routes().partner(asking: model(at:))
            obstacle = partner == nil ? Self.nobody : nil
        } catch {
            partner = nil
            obstacle = error.appSentence
        }
        chat.responder = partner?.responder ?? NobodyAnswers(reason: obstacle ?? Self.nobody)
        chat.endpoint = partner?.endpoint
        chat.contextWindow = partner?.contextWindow
        if chat.conversation == nil { resetPrompt() }
    }

    /// The model of the conversation on show, if this endpoint answered in it last: other endpoints have other names.
    private func model(at endpoint: String) -> ModelID? {
        guard !isModelChosen, let last = chat.messages.last(where: { $0.answer?.endpoint != nil }) else {
            return chat.model
        }
        return last.answer?.endpoint == endpoint ? chat.model : nil
    }

    func resetPrompt() {
        let system = settings.settings.system.trimmed
        chat.system = system.isEmpty ? nil : system
    }
}
