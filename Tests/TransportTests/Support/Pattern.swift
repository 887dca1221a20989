import Foundation

/// Large bodies that can be told apart from any shifted or damaged copy.
enum Pattern {
    static func bytes(count: Int) -> [UInt8] {
        var state: UInt32 = 1
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            for index in 0..<count {
                state = state &* 1_664_525 &+ 1_013_904_223
                buffer.initializeElement(at: index, to: UInt8(state >> 24))
            }
            initialized = count
        }
    }

    /// Whether `whole` is `piece`, again and again; compared as `Data`, which is quick in a debug build too.
    static func isRepeated(_ piece: [UInt8], in whole: [UInt8]) -> Bool {
        let (piece, whole) = (Data(piece), Data(whole))
        return stride(from: 0, to: whole.count, by: piece.count).allSatisfy { start in
            let end = min(start + piece.count, whole.count)
            return whole[start..<end] == piece[0..<end - start]
        }
    }
}
