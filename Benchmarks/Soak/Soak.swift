import FaultServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sends many calls through a server that fails one request in five, and counts what became of each.
///
/// `soak serve SEED` is the server, until its standard input ends; its first line is its URL.
/// `soak run URL REQUESTS CONCURRENCY SEED` makes the calls, and exits with 1 where anything was lost, doubled or left
/// behind.
@main
enum Soak {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "serve": try serve(seed: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1)
        case "run":
            guard arguments.count == 5, let url = URL(string: arguments[1]), let requests = Int(arguments[2]),
                let concurrency = Int(arguments[3]), let seed = UInt64(arguments[4])
            else { return usage() }
            let run = SoakRun(baseURL: url, requests: requests, concurrency: max(1, concurrency), seed: seed)
            guard await run.run() else { exit(1) }
        default: usage()
        }
    }

    private static func serve(seed: UInt64) throws {
        let server = SoakServer(seed: seed)
        let scripted = try ScriptedServer { server.response(to: $0) }
        print(scripted.url.absoluteString)
        fflush(nil)
        while readLine() != nil {}
        scripted.stop()
    }

    private static func usage() {
        print("usage: soak serve SEED | soak run URL REQUESTS CONCURRENCY SEED")
        exit(2)
    }
}
