// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View { modified { $0.accessibility.label = label.string } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    public func accessibilityLabel<V>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View
    where V: View {
        let label = content(PlaceholderContentView(content: self))
        return Modified(content: self) { node, scope in
            node.accessibility.label = scope.inside("accessibilityLabel").node(of: label).label
        }
    }

    public func accessibilityValue(_ valueDescription: Text) -> some View {
        modified { $0.accessibility.value = valueDescription.string }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    public func accessibilityHint(_ hint: Text) -> some View { modified { $0.accessibility.hint = hint.string } }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    @_disfavoredOverload
    public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol { accessibilityHint(Text(hint)) }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified { $0.accessibility.identifier = identifier }
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View { modified { $0.accessibility.isHidden = hidden } }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified { $0.accessibility.traits.formUnion(traits) }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modified { $0.accessibility.traits.subtract(traits) }
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Gathered(content: self, behavior: children)
    }

    public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
        attribute("accessibilityChildren")
    }

    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modified { $0.accessibility.sortPriority = sortPriority }
    }

    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        action(actionKind.name, handler)
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        action(name.string, handler)
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        action(nameKey.text, handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View
    where S: StringProtocol {
        action(String(name), handler)
    }

    public func accessibilityAction<Label>(
        action handler: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View where Label: View {
        nonisolated(unsafe) let run = handler  // tests drive the tree on the main actor only
        return attaching("AccessibilityActions", Button(made: nil, { run() }, label()))
    }

    public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
        attaching("AccessibilityActions", content())
    }

    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modified { node in
            node.handle("accessibilityAdjust") { (way: AccessibilityAdjustmentDirection) in
                handler(way); return true
            }
        }
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modified { $0.accessibility.traits.formUnion(.isHeader) }
    }

    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View
    where V: View {
        self
    }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    public func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable {
        attribute("accessibilityRotor", rotorLabel.string)
    }

    public func accessibilityRotor<EntryModel>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable {
        attribute("accessibilityRotor", rotorLabelKey.text)
    }

    private func action(_ name: String, _ handler: @escaping () -> Void) -> Modified<Self> {
        modified {
            $0.handle("accessibilityAction \(name)") { (_: String) in
                handler(); return true
            }
        }
    }
}

/// Views that assistive technology takes for one.
nonisolated struct Gathered<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let behavior: AccessibilityChildBehavior

    func nodes(in scope: Scope) -> [Node] {
        let node = scope.node(of: content)
        node.accessibility.children = behavior.name
        return [node]
    }
}

nonisolated public struct PlaceholderContentView<Value>: PrimitiveView where Value: View {
    public typealias Body = Never
    let content: Value

    func nodes(in scope: Scope) -> [Node] { scope.nodes(of: content) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    #if !STANDIN_IOS
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    #endif
    public init(named name: Text) { self.name = name.string }
    init(name: String) { self.name = name }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isSearchField = AccessibilityTraits("isSearchField")
    public static let isImage = AccessibilityTraits("isImage")
    public static let playsSound = AccessibilityTraits("playsSound")
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isToggle = AccessibilityTraits("isToggle")
    public static let isTabBar = AccessibilityTraits("isTabBar")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.names) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.names) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.names) } }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    public mutating func remove(_ member: Self) -> Self? {
        let isHere = contains(member)
        names.subtract(member.names)
        return isHere ? member : nil
    }

    public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }

    private func changed(_ change: (inout Set<String>) -> Void) -> Self {
        var traits = self
        change(&traits.names)
        return traits
    }
}
