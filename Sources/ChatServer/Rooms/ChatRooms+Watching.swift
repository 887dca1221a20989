import ChatCore
import WebAPI

extension ChatRooms {
    /// How often it is looked whether another program has changed the store.
    nonisolated static let watchInterval = Duration.seconds(2)

    /// Takes what other programs change, as long as somebody reads.
    func watchStore() {
        guard watch == nil, !isClosed, store.isShared else { return }
        watch = Task { [weak self, store, clock] in
            // What was changed before the first look may have been read already, or not.
            var version: Int64?
            while true {
                do {
                    try await clock.pause(for: Self.watchInterval)
                    guard self?.isRead == true else { break }
                    let now = try await store.foreignVersion()
                    if now != version { await self?.takeForeignChanges() }
                    version = now
                } catch is ConversationStoreError {
                    // Whoever asks for something of the store is told; perhaps it can be read again.
                    continue
                } catch {
                    break
                }
            }
            self?.watch = nil
        }
    }

    private func takeForeignChanges() async {
        noteListChange()
        for id in readIDs {
            do throws(Refusal) {
                _ = try await room(id)
            } catch {
                // That it is gone its readers have been told.
                continue
            }
        }
    }
}
