// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
    public func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting("Sheet", isPresented, onDismiss, content)
    }

    public func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting("Sheet", item, onDismiss, content)
    }

    public func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting("Popover", isPresented, nil, content)
    }

    public func popover<Item, Content>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting("Popover", item, nil, content)
    }

    public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
        let view = content()
        return presenting("Inspector", isPresented, nil) { view }
    }

    #if !STANDIN_MACOS
    public func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting("FullScreenCover", isPresented, onDismiss, content)
    }

    public func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting("FullScreenCover", item, onDismiss, content)
    }
    #endif

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        attribute("presentationDetents")
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { self }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        attribute("interactiveDismissDisabled", isDisabled)
    }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

    private func presenting(
        _ kind: String,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> some View
    ) -> Attached<Self> {
        attaching { scope in
            guard isPresented.wrappedValue else { return nil }
            return .presented(kind, content(), in: scope) {
                isPresented.wrappedValue = false
                onDismiss?()
            }
        }
    }

    private func presenting<Item>(
        _ kind: String,
        _ item: Binding<Item?>,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> some View
    ) -> Attached<Self> {
        attaching { scope in
            guard let shown = item.wrappedValue else { return nil }
            return .presented(kind, content(shown), in: scope) {
                item.wrappedValue = nil
                onDismiss?()
            }
        }
    }
}

nonisolated extension Node {
    /// What lies over others until it is dismissed.
    static func presented(
        _ kind: String,
        _ view: some View,
        in scope: Scope,
        dismiss: @escaping () -> Void
    ) -> Node {
        let inner = scope.inside(kind).with {
            $0[DismissKey.self] = DismissAction(run: dismiss)
            $0[IsPresentedKey.self] = true
            $0.isEnabled = true
        }
        let node = Node(kind, inner)
        node.children = inner.nodes(of: view)
        node.handle("dismiss", plainly: dismiss)
        return node
    }
}

public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

extension Anchor {
    public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(name: "fraction(\(fraction))") }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "height(\(height))") }
}

public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

public protocol PresentationSizing {}

public struct FormPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
