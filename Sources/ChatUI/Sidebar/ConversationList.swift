import ChatCore
public import SwiftUI

/// The conversations, by day; or what a search has found in them.
public struct ConversationList: View {
    @Bindable private var app: AppModel
    @Bindable private var list: ConversationListModel
    @FocusState private var isSearchFocused: Bool
    @State private var renamed: RenamedConversation?
    @State private var newTitle = ""
    @Environment(\.calendar) private var calendar
    private let now: Date

    /// Makes the list of an app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - now: The time, by which days are told.
    public init(app: AppModel, now: Date = Date()) {
        self.app = app
        list = app.list
        self.now = now
    }

    /// The rows, with what can be done with each.
    public var body: some View {
        List(selection: $app.selection) {
            if list.isSearching {
                hits
            } else {
                groups
            }
        }
        .overlay { emptiness }
        .searchable(text: $list.searchText, placement: .sidebar, prompt: "Search messages")
        .searchFocused($isSearchFocused)
        .onChange(of: app.isSearchAsked, initial: true) {
            guard app.isSearchAsked else { return }
            isSearchFocused = true
            app.isSearchAsked = false
        }
        .safeAreaInset(edge: .bottom) {
            if app.offersUndo { UndoBar(app: app) }
        }
        .alert("Rename conversation", isPresented: isRenaming, presenting: renamed) { conversation in
            TextField("Name", text: $newTitle)
            Button("Rename") { Task { await app.rename(conversation.id, to: newTitle) } }
            Button("Cancel", role: .cancel) {}
        }
        .refreshable { await list.reload() }
    }

    @ViewBuilder private var groups: some View {
        ForEach(ConversationGroup.groups(of: list.conversations, calendar: calendar, now: now)) { group in
            Section {
                ForEach(group.conversations) { conversation in
                    ConversationRow(conversation: conversation, actions: actions(of: conversation))
                        .tag(SidebarItem.conversation(conversation.id))
                }
            } header: {
                Text(group.period.title(Self.name))
            }
        }
        if list.hasMore {
            ProgressView()
                .accessibilityLabel("Reading older conversations")
                // Where it still shows, the next page is read too.
                .task(id: list.conversations.count) { await list.loadMore() }
        }
    }

    private var hits: some View {
        ForEach(list.hits) { hit in
            SearchHitRow(hit: hit)
                .tag(SidebarItem.hit(message: hit.message, conversation: hit.conversation))
        }
    }

    @ViewBuilder private var emptiness: some View {
        if list.isSearching, list.hits.isEmpty {
            ContentUnavailableView.search(text: list.searchText)
        } else if !list.isSearching, list.conversations.isEmpty {
            ContentUnavailableView {
                Label("No conversations yet", systemImage: "bubble.left.and.bubble.right")
            } actions: {
                Button("New conversation") { app.newConversation() }
            }
        }
    }

    private func actions(of conversation: Conversation) -> ConversationActions {
        ConversationActions(
            rename: {
                newTitle = conversation.title
                renamed = RenamedConversation(conversation)
            },
            pin: { Task { await list.setPinned(!conversation.isPinned, of: conversation.id) } },
            delete: { Task { await app.delete(conversation.id) } }
        )
    }

    private var isRenaming: Binding<Bool> {
        Binding {
            renamed != nil
        } set: {
            if !$0 { renamed = nil }
        }
    }

    private static func name(_ date: Date, _ unit: ConversationGroup.Period.Unit) -> String {
        switch unit {
        case .weekday: date.formatted(.dateTime.weekday(.wide))
        case .month: date.formatted(.dateTime.month(.wide).year())
        }
    }
}
