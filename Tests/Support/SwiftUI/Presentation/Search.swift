// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(text, nil, prompt?.string)
    }

    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searching(text, nil, prompt.text)
    }

    @_disfavoredOverload
    public func searchable<S>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol {
        searching(text, nil, String(prompt))
    }

    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(text, isPresented, prompt?.string)
    }

    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searching(text, isPresented, prompt.text)
    }

    @_disfavoredOverload
    public func searchable<S>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol {
        searching(text, isPresented, String(prompt))
    }

    public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
        attaching("SearchSuggestions", suggestions())
    }

    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modified { node in
            for field in node.all where field.kind == "SearchField" { field.focus = binding.value }
        }
    }

    public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable {
        attribute("searchFocused")
    }

    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modified { node in
            node.handlers.append(
                Handler(event: "refresh") { _ in
                    await action()
                    return true
                }
            )
        }
    }

    private func searching(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?) -> Attached<Self>
    {
        attaching { scope in
            let field = Node("SearchField", scope.inside("SearchField"), text: text.wrappedValue)
            field.accessibility.label = prompt ?? "Search"
            field.edit = { text.wrappedValue = $0 }
            field.toggle = isPresented
            return field
        }
    }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    #if !STANDIN_MACOS
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
    #endif
}

public struct SearchPresentationToolbarBehavior: Sendable {
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}
