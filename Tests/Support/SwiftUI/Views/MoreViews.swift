// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

nonisolated extension View {
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

nonisolated public struct ControlGroup<Content>: PrimitiveView where Content: View {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ControlGroup", scope)
        node.children = scope.inside("ControlGroup").nodes(of: content)
        return [node]
    }
}

#if !STANDIN_MACOS
nonisolated public struct EditButton: PrimitiveView {
    public typealias Body = Never
    public init() {}

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("Button", scope)
        node.accessibility.label = "Edit"
        let editing = scope.environment.editMode
        node.tap = { editing?.wrappedValue = editing?.wrappedValue.isEditing == true ? .inactive : .active }
        return [node]
    }
}
#endif

#if !STANDIN_IOS
nonisolated public struct SettingsLink<Label>: PrimitiveView where Label: View {
    public typealias Body = Never
    let label: Label

    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("SettingsLink", scope)
        node.children = scope.inside("SettingsLink").nodes(of: label)
        return [node]
    }
}
#endif

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

nonisolated extension View {
    public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        attribute("preference", value)
    }

    public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K: PreferenceKey, K.Value: Equatable {
        self
    }
}

nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    let content: (TimelineView<Schedule, Content>.Context) -> Content

    public struct Context {
        public let date: Date
    }
}

nonisolated extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) {
        self.content = content
    }

    func nodes(in scope: Scope) -> [Node] {
        scope.inside("TimelineView").nodes(of: content(Context(date: Date(timeIntervalSince1970: 0))))
    }
}

public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
