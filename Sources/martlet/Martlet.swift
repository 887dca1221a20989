import ChatSettings
import ChatTerminal

/// The program: it reads its arguments, does what they ask for, and ends with the exit code that says how it went.
@main
enum Martlet {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        Program.run { await run(arguments, environment: .process) }
    }

    private static func run(_ arguments: [String], environment: Environment) async -> ExitCode {
        do {
            try await run(Invocation(arguments: arguments), environment: environment)
            return .success
        } catch {
            let failure = Failure(error)
            if let sentence = failure.sentence { Notices { environment[$0] }.error(sentence) }
            return failure.code
        }
    }

    private static func run(_ invocation: Invocation, environment: Environment) async throws {
        switch invocation {
        case .ask(let arguments): try await AskCommand(arguments: arguments, environment: environment).run()
        case .models(let arguments): try await ModelsCommand(arguments: arguments, environment: environment).run()
        case .inspect(let arguments): try await InspectCommand(arguments: arguments).run()
        case .doctor(let arguments): try await DoctorCommand(arguments: arguments, environment: environment).run()
        case .local(let arguments): try await LocalCommand(arguments: arguments, environment: environment).run()
        case .help(let command): try OutputDescriptor.standardOutput.write(command.help)
        case .version: try OutputDescriptor.standardOutput.write("martlet \(Version.current)\n")
        }
    }
}
