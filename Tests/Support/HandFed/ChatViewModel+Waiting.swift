package import ChatCore

extension ChatViewModel {
    /// Waits until something holds, which is looked at whenever something changes.
    package func wait(until condition: (ChatViewModel) -> Bool) async {
        let changes = changes()
        if condition(self) { return }
        for await _ in changes where condition(self) { return }
    }
}
