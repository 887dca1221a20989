// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    init(made data: Data, id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = id
        self.content = content
    }
}

nonisolated extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] {
        data.flatMap { element in
            let id = AnyHashable(id(element))
            let nodes = scope.inside("[\(id)]").nodes(of: content(element))
            for node in nodes where node.id == nil { node.id = id }
            return nodes
        }
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(made: data, id: \.id, content)
    }
}

nonisolated extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(made: data, id: { $0[keyPath: id] }, content)
    }

    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(made: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 }) {
            content(data[$0.0])
        }
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(made: data, id: { $0 }, content)
    }
}

@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self) { node in
            if let action {
                node.handle("delete") { (places: IndexSet) in
                    action(places); return true
                }
            }
        }
    }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self) { node in
            if let action {
                node.handle("move") { (move: (IndexSet, Int)) in
                    action(move.0, move.1); return true
                }
            }
        }
    }
}

nonisolated private struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (Node) -> Void

    @MainActor var data: Content.Data { content.data }

    /// What has been made of the rows can be deleted and moved: their holder knows how.
    func nodes(in scope: Scope) -> [Node] {
        let rows = Node("Rows", scope)
        rows.children = scope.nodes(of: content)
        change(rows)
        return [rows]
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}
