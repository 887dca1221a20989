import ChatCore

extension AppModel {
    func recall() async {
        guard let last = recollection() else { return }
        if let id = last.id {
            do throws(ConversationStoreError) {
                guard try await store.conversation(id) != nil else { return }
            } catch {
                return trouble = "\(error)"
            }
            selection = .conversation(id)
            await settle()
            guard let draft = last.draft, chat.conversation?.id == id else { return }
            chat.inputText = draft
            await keep()
        } else if let draft = last.draft, chat.inputText.isEmpty {
            chat.inputText = draft
        }
    }

    private func recollection() -> AppMemory? {
        do throws(SettingsFileError) {
            return try memory.read()
        } catch {
            trouble = "\(error)"
            return nil
        }
    }

    /// Keeps what is on show, and what was typed for a conversation that has not begun.
    func remember() {
        remember(draft: chat.conversation == nil ? chat.inputText : nil)
    }

    /// Keeps what is on show and typed while the app is being quit. Nothing can be waited for then, not even the store: the
    /// draft goes into the file beside it, and into the store when the app is opened again.
    func end() {
        settings.keepSystem()
        remember(draft: chat.inputText)
    }

    private func remember(draft: String?) {
        let last = AppMemory(conversation: chat.conversation?.id.description, draft: draft)
        do throws(SettingsFileError) { try memory.write(last) } catch { trouble = "\(error)" }
    }
}
