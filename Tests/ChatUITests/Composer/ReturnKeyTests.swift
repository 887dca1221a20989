import Testing

@testable import ChatUI

@Suite("The Return key")
struct ReturnKeyTests {
    @Test(
        "it sends, or breaks the line, or belongs to an input method",
        arguments: [
            (modified: false, repeats: false, composing: false, canSend: true, does: ReturnKey.send),
            (false, true, false, true, .nothing),
            (false, false, false, false, .nothing),
            (true, false, false, true, .breakLine),
            (true, true, false, false, .breakLine),
            (false, false, true, true, .leave),
            (true, false, true, true, .leave),
        ]
    )
    func decides(_ isModified: Bool, _ isRepeat: Bool, _ isComposing: Bool, _ canSend: Bool, _ expected: ReturnKey) {
        let key = ReturnKey(isModified: isModified, isRepeat: isRepeat, isComposing: isComposing, canSend: canSend)
        #expect(key == expected)
    }
}
