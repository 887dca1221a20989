import LLM
import LoadClient

/// Martlet under load: `martlet-client [--transport curl|urlsession] [--fallback URL] MODE …`, see ``Command``.
@main
enum MartletClient {
    static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        guard let options = Options(takingFrom: &arguments), let command = Command(arguments) else {
            Program.endWithUsage(of: "martlet-client [--transport curl|urlsession] [--fallback URL]")
        }
        await Program.run(command, by: MartletPeer(options.model(at: command.url)))
    }
}
