import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes identifiers each of which sorts after the one before, though the clock stands still or goes back.
struct ULIDSequence {
    private var last: ULID?
    private var random: RandomSource

    init(random: RandomSource) {
        self.random = random
    }

    /// The next identifier, of this moment where that is possible.
    mutating func next(at date: Date) -> ULID {
        var id = ULID(date: date, using: &random)
        if let last, id.date <= last.date { id = last.successor ?? id }
        last = id
        return id
    }
}
