/// Reads lines that nobody edits: from a pipe, or a terminal that can't show what is edited.
struct PlainInput {
    /// How many bytes a line may have.
    private static let longestLine = 1 << 24

    private let input: KeyInput

    init(_ input: KeyInput) {
        self.input = input
    }

    /// The next line, without what ends it.
    func read() -> Result<LineEditor.Input, InputError> {
        var bytes: [UInt8] = []
        while true {
            switch input.next() {
            case .byte(UInt8(ascii: "\n")): return .success(.text(Self.text(bytes)))
            case .byte(let byte):
                bytes.append(byte)
                bytes += input.takeRestOfLine()
                guard bytes.count <= Self.longestLine else {
                    return .failure(.failed(reason: "A line of standard input is longer than 16 MB."))
                }
            case .nudge(.interrupt): return .success(.interrupted(hadText: !bytes.isEmpty))
            case .nudge(.cancel): return .failure(.cancelled)
            case .nudge: continue
            case .end: return .success(bytes.isEmpty ? .end : .text(Self.text(bytes)))
            case .failed(let reason): return .failure(.failed(reason: reason))
            }
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
