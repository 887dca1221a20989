import Synchronization
public import WebAPI

extension RandomSource {
    /// Numbers that are the same for the same seed (SplitMix64), so that a test can be repeated.
    ///
    /// Copies share one row of numbers.
    public static func seeded(_ seed: UInt64) -> RandomSource {
        let row = SeededRow(seed)
        return RandomSource { row.next() }
    }

    private final class SeededRow: Sendable {
        private let state: Mutex<UInt64>

        init(_ seed: UInt64) {
            state = Mutex(seed)
        }

        func next() -> UInt64 {
            var bits = state.withLock { state in
                state &+= 0x9E37_79B9_7F4A_7C15
                return state
            }
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }
    }
}
