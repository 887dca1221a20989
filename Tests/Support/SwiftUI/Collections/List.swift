// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
    enum Selection {
        case none
        case one(Binding<SelectionValue?>)
        case required(Binding<SelectionValue>)
        case many(Binding<Set<SelectionValue>>)
    }

    let selection: Selection
    let content: Content
}

nonisolated extension List: View, PrimitiveView {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("List", scope)
        node.children = scope.inside("List").nodes(of: content)
        node.selection = selected
        return [node]
    }

    private var selected: NodeSelection? {
        switch selection {
        case .none: nil
        case .one(let binding):
            NodeSelection(values: Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])) { value in
                guard let value else {
                    binding.wrappedValue = nil
                    return true
                }
                guard let value = SelectionValue.value(of: value) else { return false }
                binding.wrappedValue = value
                return true
            }
        case .required(let binding):
            NodeSelection(values: [AnyHashable(binding.wrappedValue)]) { value in
                guard let value = SelectionValue.value(of: value) else { return false }
                binding.wrappedValue = value
                return true
            }
        case .many(let binding):
            NodeSelection(values: Set(binding.wrappedValue.map { AnyHashable($0) })) { value in
                guard let value else {
                    binding.wrappedValue = []
                    return true
                }
                guard let value = SelectionValue.value(of: value) else { return false }
                binding.wrappedValue.insert(value)
                return true
            }
        }
    }
}

nonisolated extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map(Selection.one) ?? .none, content: content())
    }

    #if !STANDIN_IOS
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: .required(selection), content: content())
    }
    #endif

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map(Selection.many) ?? .none, content: content())
    }

    public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map(Selection.one) ?? .none, content: ForEach(data, content: rowContent))
    }

    public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map(Selection.many) ?? .none, content: ForEach(data, content: rowContent))
    }

    public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection.map(Selection.one) ?? .none, content: ForEach(data, id: id, content: rowContent))
    }
}

nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

    public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }
}

nonisolated extension View {
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { attribute("listRowInsets", insets) }
    public func listRowBackground<V>(_ view: V?) -> some View where V: View { attribute("listRowBackground") }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute("listRowSeparator", visibility)
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        attribute("listSectionSeparator", visibility)
    }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { attribute("selectionDisabled", isDisabled) }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { attribute("deleteDisabled", isDisabled) }
    public func moveDisabled(_ isDisabled: Bool) -> some View { attribute("moveDisabled", isDisabled) }
    public func badge(_ count: Int) -> some View { attribute("badge", count) }
    public func badge(_ label: Text?) -> some View { attribute("badge", label?.string) }
    public func badge(_ key: LocalizedStringKey?) -> some View { attribute("badge", key?.text) }

    @_disfavoredOverload
    public func badge<S>(_ label: S?) -> some View where S: StringProtocol { attribute("badge", label) }

    public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View {
        attaching("SwipeActions", content())
    }

    #if !STANDIN_MACOS
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { attribute("listRowSpacing", spacing) }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { attribute("listSectionSpacing", spacing) }
    #endif
}

public enum Prominence: Sendable { case standard, increased }
