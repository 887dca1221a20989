import Testing

@testable import ChatCore

@Suite("Pacing of pieces")
struct PiecePacerTests {
    /// Plays pieces that come at these times, and shows what is due in between.
    private static func shows(_ arrivals: [Int], every interval: Duration = .milliseconds(100)) -> [Int] {
        var pacer = PiecePacer(interval: interval)
        var shows: [Int] = []
        var due: Duration?
        for arrival in arrivals.map(Duration.milliseconds) {
            if let time = due, time <= arrival {
                shows.append(time.milliseconds)
                pacer.shown(at: time)
                due = nil
            }
            switch pacer.piece(at: arrival) {
            case .now: shows.append(arrival.milliseconds)
            case .later(let time): due = time
            case .waiting: break
            }
        }
        if let due { shows.append(due.milliseconds) }
        return shows
    }

    @Test(
        "the first is shown at once, later ones after the interval at the soonest, none too late",
        arguments: [
            ([], []), ([7], [7]), ([0, 100, 200], [0, 100, 200]), ([0, 1, 2, 3], [0, 100]),
            ([0, 150, 160], [0, 150, 250]),
            ([0, 99, 100, 101, 199], [0, 100, 200]), ([0, 10, 500, 510], [0, 100, 500, 600]),
        ]
    )
    func times(arrivals: [Int], shown: [Int]) {
        #expect(Self.shows(arrivals) == shown)
    }

    @Test("however fast they come, they are shown at most 30 times a second")
    func rate() {
        #expect(Self.shows(Array(0..<1_000), every: PiecePacer.interval).count == 31)
    }
}

extension Duration {
    fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
