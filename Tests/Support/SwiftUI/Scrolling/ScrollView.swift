// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct ScrollView<Content>: Container where Content: View {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    func describe(_ node: Node) {
        if axes == .horizontal { node.attributes.append(Node.Attribute(name: "axes", value: "horizontal")) }
    }
}

@MainActor
public struct ScrollViewProxy {
    let tree: Tree

    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        tree.scrolls.append(ScrollRequest(id: AnyHashable(id), anchor: anchor))
    }
}

nonisolated public struct ScrollViewReader<Content>: PrimitiveView where Content: View {
    public typealias Body = Never
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    func nodes(in scope: Scope) -> [Node] {
        scope.inside("ScrollViewReader").nodes(of: content(ScrollViewProxy(tree: scope.tree)))
    }
}

public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    /// Without the insets: a device of 874 points with 116 and 141 of them says 617.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var visibleRect: CGRect {
        let width = containerSize.width + contentInsets.leading + contentInsets.trailing
        let height = containerSize.height + contentInsets.top + contentInsets.bottom
        return CGRect(origin: contentOffset, size: CGSize(width: width, height: height))
    }
}

public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

public struct ScrollPhaseChangeContext: @unchecked Sendable {
    public let geometry: ScrollGeometry
    public var velocity: CGVector? { nil }
}

public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

nonisolated extension View {
    public func onScrollGeometryChange<T>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View where T: Equatable {
        Modified(content: self) { node, scope in
            let last = scope.tree.state("\(node.path).scrollGeometry#\(node.handlers.count)") { () }
            node.handle("scroll") { (geometry: ScrollGeometry) in
                let value = transform(geometry)
                let old = last.value as? T
                last.value = value
                if old != value { action(old ?? value, value) }
                return true
            }
        }
    }

    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View {
        Modified(content: self) { node, scope in
            let last = scope.tree.state("\(node.path).scrollPhase#\(node.handlers.count)") { ScrollPhase.idle }
            node.handle("scrollPhase") { (phase: ScrollPhase) in
                let old = last.value as? ScrollPhase ?? .idle
                last.value = phase
                let none = ScrollGeometry(
                    contentOffset: .zero,
                    contentSize: .zero,
                    contentInsets: EdgeInsets(),
                    containerSize: .zero
                )
                if old != phase { action(old, phase, ScrollPhaseChangeContext(geometry: none)) }
                return true
            }
        }
    }

    public func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable {
        modified {
            $0.handle("visibleTargets") { (ids: [ID]) in
                action(ids); return true
            }
        }
    }

    @preconcurrency
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        modified {
            $0.handle("scrollVisibility") { (isVisible: Bool) in
                action(isVisible); return true
            }
        }
    }

    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        attribute("scrollPosition", id.wrappedValue)
    }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        Modified(content: self) { _, scope in
            let position = position.wrappedValue
            if let request = position.request { scope.tree.noteScroll(position.number, request) }
        }
    }

    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { attribute("scrollTargetLayout", isEnabled) }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { attribute("defaultScrollAnchor", anchor) }
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        attribute("defaultScrollAnchor.\(role.name)", anchor)
    }
    public func scrollDisabled(_ disabled: Bool) -> some View { attribute("scrollDisabled", disabled) }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { attribute("scrollClipDisabled", disabled) }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    {
        attribute("scrollIndicators", visibility.name)
    }
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        attribute("scrollContentBackground", visibility)
    }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        attribute("scrollBounceBehavior")
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        attribute("scrollDismissesKeyboard", mode.name)
    }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        attribute("contentMargins", length)
    }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        attribute("contentMargins", length)
    }
}

public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

public struct ScrollIndicatorVisibility: Equatable {
    let name: String
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}
