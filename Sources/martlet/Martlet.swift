import ChatSettings
import ChatTerminal

/// The program: it reads its arguments, does what they ask for, and ends with the exit code that says how it went.
@main
enum Martlet {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        await Program.run { await run(arguments, environment: .process, $0) }
    }

    private static func run(
        _ arguments: [String],
        environment: Environment,
        _ events: ProgramEvents
    ) async -> ExitCode {
        do {
            try await run(Invocation(arguments: arguments), environment: environment, events)
            return .success
        } catch {
            let failure = Failure(error)
            if let sentence = failure.sentence { Notices { environment[$0] }.error(sentence) }
            return failure.code
        }
    }

    private static func run(
        _ invocation: Invocation,
        environment: Environment,
        _ events: ProgramEvents
    ) async throws {
        switch invocation {
        case .ask(let arguments): try await AskCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .chat(let arguments):
            try await ChatCommand(arguments: arguments, settings: .read(by: environment), events: events).run()
        case .serve(let arguments):
            try await ServeCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .models(let arguments):
            try await ModelsCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .inspect(let arguments): try await InspectCommand(arguments: arguments).run()
        case .doctor(let arguments):
            try await DoctorCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .history(let arguments): try await HistoryCommand(arguments: arguments, environment: environment).run()
        case .local(let arguments): try await LocalCommand(arguments: arguments, environment: environment).run()
        case .keys(let arguments): try await KeysCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .config(let arguments): try ConfigCommand(arguments: arguments, environment: environment).run()
        case .templates(let arguments):
            try TemplatesCommand(arguments: arguments, settings: .read(by: environment)).run()
        case .completion(let arguments):
            try await CompletionCommand(arguments: arguments, environment: environment).run()
        case .manual: try OutputDescriptor.standardOutput.write(ManualPage.martlet.text(version: Version.current))
        case .help(let command): try OutputDescriptor.standardOutput.write(command.help)
        case .version: try OutputDescriptor.standardOutput.write("martlet \(Version.current)\n")
        }
    }
}
