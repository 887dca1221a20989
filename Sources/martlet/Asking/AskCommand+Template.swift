import ChatSettings
import ChatTerminal

extension AskCommand {
    /// The same question, with the prompt, the system prompt and the model of its template, if it names one.
    func filledByTemplate() throws -> AskCommand {
        guard let name = arguments.template else { return self }
        let template = try TemplateFolder(at: settings.directories.templates).template(named: name)
        let filled = try template.filled(input: text(isOptional: true), values: arguments.variables)
        var command = self
        command.filledPrompt = filled.prompt
        command.arguments.system = arguments.system ?? filled.system
        command.arguments.connection.model = arguments.connection.model ?? filled.model
        return command
    }
}
