import JSONCoding
public import Observation

/// The list of conversations as a front end shows it, and the search in them.
@MainActor
@Observable
public final class ConversationListModel {
    /// The conversations that have been read: pinned ones first, then the one first in which something was said last.
    public private(set) var conversations: [Conversation] = []
    /// Whether the store has more than have been read.
    public private(set) var hasMore = false
    /// What is searched for; where it says anything, ``hits`` are what to show.
    public var searchText = "" { didSet { search() } }
    /// The messages that hold the words of the search, newest first.
    public private(set) var hits: [SearchHit] = []
    /// Why something could not be read or kept; whoever has shown it sets it to `nil`.
    public var storeError: ConversationStoreError?

    /// How many deletions are kept at most, and how many bytes of them but for the last.
    private static let maximumUndo = (count: 16, size: 64 << 20)

    /// What was deleted, the last at the end.
    private var deleted: [(ids: [ULID], copy: JSONValue, size: Int)] = []
    private let store: ConversationStore
    private let pageSize: Int
    @ObservationIgnored private var searching: Task<Void, Never>?
    /// Counts what was read: what an earlier reading still brings is dropped.
    @ObservationIgnored private var generation = 0

    /// Makes an empty list; ``reload()`` fills it.
    ///
    /// - Parameters:
    ///   - store: Where conversations are kept.
    ///   - pageSize: How many are read at once.
    public init(store: ConversationStore, pageSize: Int = 200) {
        self.store = store
        self.pageSize = max(1, pageSize)
    }

    deinit {
        searching?.cancel()
    }

    /// Whether a search is on.
    public var isSearching: Bool { !searchText.allSatisfy(\.isWhitespace) }

    /// Reads the list anew, as far as it had been read. Call it when the view shows, and when a conversation on show has
    /// changed.
    public func reload() async {
        await read(max(pageSize, conversations.count))
    }

    /// Reads on.
    public func loadMore() async {
        guard hasMore else { return }
        await read(conversations.count + pageSize)
    }

    /// Waits until what is searched for has been found.
    public func waitForHits() async {
        await searching?.value
    }

    /// Gives a conversation another name.
    public func rename(_ id: ULID, to title: String) async {
        await change { store throws(ConversationStoreError) in try await store.rename(id, to: title) }
    }

    /// Puts a conversation before the others, or back among them.
    public func setPinned(_ isPinned: Bool, of id: ULID) async {
        await change { store throws(ConversationStoreError) in try await store.setPinned(isPinned, of: id) }
    }

    /// Deletes conversations; their text is gone from the store. What one model holds of them ``undoDelete()`` brings back.
    ///
    /// A view model that may have one of them on show, or receive an answer for one, closes them first; see
    /// ``ChatViewModel/close(_:)``.
    public func delete(_ ids: [ULID]) async {
        await change { store throws(ConversationStoreError) in
            let copy = try await store.export(ids)
            try await store.delete(ids)
            noteDeleted(ids, copy)
        }
    }

    /// Brings back what was deleted last, or with a conversation. The last 16 deletions are held, but for those before the
    /// last no more than 64 MB.
    public func undoDelete(of id: ULID? = nil) async {
        guard let index = deleted.lastIndex(where: { id.map($0.ids.contains) ?? true }) else { return }
        let entry = deleted.remove(at: index)
        await change { store throws(ConversationStoreError) in
            do throws(ConversationStoreError) {
                _ = try await store.importing(entry.copy)
            } catch {
                deleted.insert(entry, at: min(index, deleted.count))
                throw error
            }
        }
    }

    /// Whether ``undoDelete(of:)`` brings something back.
    public var canUndoDelete: Bool { !deleted.isEmpty }

    /// Whether ``undoDelete(of:)`` brings a conversation back.
    public func canUndoDelete(of id: ULID) -> Bool { deleted.contains { $0.ids.contains(id) } }

    private func noteDeleted(_ ids: [ULID], _ copy: JSONValue) {
        deleted.append((ids, copy, copy.bytes().count))
        let bounds = Self.maximumUndo
        while deleted.count > 1,
            deleted.count > bounds.count || deleted.reduce(0, { $0 + $1.size }) > bounds.size
        {
            deleted.removeFirst()
        }
    }

    private func change(_ body: (ConversationStore) async throws(ConversationStoreError) -> Void) async {
        do throws(ConversationStoreError) {
            try await body(store)
        } catch {
            storeError = error
        }
        await reload()
    }

    private func read(_ count: Int) async {
        generation += 1
        let generation = generation
        do throws(ConversationStoreError) {
            let read = try await store.conversations(limit: count + 1)
            guard generation == self.generation else { return }
            conversations = Array(read.prefix(count))
            hasMore = read.count > count
        } catch {
            storeError = error
        }
    }

    private func search() {
        searching?.cancel()
        let words = searchText
        searching = Task { [weak self, store] in
            do throws(ConversationStoreError) {
                let hits = Task.isCancelled ? [] : try await store.search(words)
                if !Task.isCancelled { self?.hits = hits }
            } catch {
                if !Task.isCancelled { self?.storeError = error }
            }
        }
    }
}
