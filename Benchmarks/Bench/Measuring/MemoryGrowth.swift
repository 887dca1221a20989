import Foundation

/// The memory of Martlet while it reads many streams for ten minutes.
///
/// A token comes each two seconds, so that what grows is not the texts, which each stream keeps for its end.
struct MemoryGrowth: Sendable {
    static let streams = 5_000
    static let seconds = 600

    /// KB, one value each ten seconds, when all streams are open.
    private(set) var values: [Double] = []
    private(set) var failure: String?

    /// The values of the first minute and of the last, in KB.
    var ends: (first: Double, last: Double)? {
        guard values.count >= 18 else { return nil }
        let (first, last) = (Spread(Array(values.prefix(6))), Spread(Array(values.suffix(6))))
        guard let first, let last else { return nil }
        return (first.median, last.median)
    }

    mutating func watch(_ peers: Peers, _ server: LoadServer) {
        let interval = 2_000
        let count = Self.seconds * 1000 / interval
        let url = "\(server.url)/stream/\(count)/\(interval)/v1"
        do {
            var child = try ChildProcess(peers.martlet(["stream", url, "\(count)", "\(Self.streams)"]))
            var next = child.start + .seconds(30)
            while !child.read(until: next) {
                guard next - child.start < .seconds(Self.seconds * 2) else { break }
                if let value = Self.residentMemory(of: child.id) { values.append(value) }
                next += .seconds(10)
            }
            failure = child.end(within: .seconds(Self.seconds * 2)).failure
        } catch {
            failure = "\(error)"
        }
    }

    private static func residentMemory(of id: pid_t) -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 4 }
    }
}
