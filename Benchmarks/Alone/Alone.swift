import Foundation

/// Measures what needs no network, each beside its peer in the same run, and prints a line of JSON for each measurement.
@main
struct Alone {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.allSatisfy({ $0 == "--quick" }) else {
            print("usage: alone [--quick]")
            exit(2)
        }
        let isQuick = !arguments.isEmpty
        let contests =
            Parsing.contests + Decoding.contests + WholeClient.contests(isQuick: isQuick) + LongLine.contests
            + StoreGrowth.contests(isQuick: isQuick)
        for contest in contests { try await contest.run(rounds: isQuick ? 3 : 7) }
    }
}
