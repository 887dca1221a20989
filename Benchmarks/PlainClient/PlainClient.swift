import LoadClient

/// What one writes at first, under load: `plain-client MODE …`, see ``Command``.
@main
enum PlainClient {
    static func main() async {
        guard let command = Command(CommandLine.arguments.dropFirst()) else {
            Program.endWithUsage(of: "plain-client")
        }
        await Program.run(command, by: PlainPeer(baseURL: command.url))
    }
}
