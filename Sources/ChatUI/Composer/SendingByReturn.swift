import SwiftUI

/// Lets Return send and Shift-Return break the line, unless an input method is composing.
struct SendingByReturn: ViewModifier {
    let canSend: Bool
    let send: @MainActor () -> Void

    @Environment(\.textInput) private var input

    func body(content: Content) -> some View {
        content
            .onKeyPress(keys: [.return], phases: [.down, .repeat], action: press)
            // Where the field takes Return for itself.
            .onSubmit { if canSend { send() } }
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
        let key = ReturnKey(
            isModified: !press.modifiers.isDisjoint(with: [.shift, .option]),
            isRepeat: press.phase == .repeat,
            isComposing: input.isComposing(),
            canSend: canSend
        )
        switch key {
        case .send: send()
        case .nothing: break
        case .breakLine: return input.breakLine() ? .handled : .ignored
        case .leave: return .ignored
        }
        return .handled
    }
}
