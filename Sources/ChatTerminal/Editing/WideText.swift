import CEditLine

/// Text as libedit takes it: wide characters with a zero behind them.
final class WideText {
    /// Stands around what takes no place on the screen.
    static let mark: wchar_t = 1

    let pointer: UnsafeMutablePointer<wchar_t>
    private let count: Int

    init(_ text: String) {
        let characters = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
        count = characters.count
        pointer = .allocate(capacity: characters.count)
        pointer.initialize(from: characters, count: characters.count)
    }

    deinit {
        pointer.deallocate()
    }

    func withPointer(_ body: (UnsafePointer<wchar_t>) -> Void) {
        body(UnsafePointer(pointer))
    }

    /// A copy for its owner to deallocate.
    func copy() -> UnsafeMutablePointer<wchar_t> {
        let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: count)
        copy.initialize(from: pointer, count: count)
        return copy
    }

    /// The scalars outside of marks.
    var visibleScalars: [Unicode.Scalar] {
        var isHidden = false
        return (0..<count - 1).compactMap { index in
            if pointer[index] == Self.mark {
                isHidden.toggle()
                return nil
            }
            return isHidden ? nil : Unicode.Scalar(UInt32(bitPattern: pointer[index]))
        }
    }
}
