// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreTransferable

nonisolated public struct DefaultShareLinkLabel: PrimitiveView {
    public typealias Body = Never

    func nodes(in scope: Scope) -> [Node] { [Node("Text", scope, text: "Share…")] }
}

public struct SharePreview<Image, Icon> {
    let title: String
}

extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = titleKey.text }

    @_disfavoredOverload
    public init<S>(_ title: S, image: Image) where S: StringProtocol { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = titleKey.text }

    @_disfavoredOverload
    public init<S>(_ title: S) where S: StringProtocol { self.title = String(title) }
}

nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: PrimitiveView
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
    public typealias Body = Never
    let items: Data
    let subject: Text?
    let label: Label

    init(made label: Label, _ items: Data, _ subject: Text?) {
        self.label = label
        self.items = items
        self.subject = subject
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("ShareLink", scope)
        node.children = scope.inside("ShareLink").nodes(of: label)
        node.attributes = items.map { Node.Attribute(name: "item", value: "\($0)") }
        if let subject { node.attributes.append(Node.Attribute(name: "subject", value: subject.string)) }
        return [node]
    }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(made: label(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(made: label(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(made: DefaultShareLinkLabel(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(made: DefaultShareLinkLabel(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == SwiftUI.Label<Text, Image>
{
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(
            made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"),
            CollectionOfOne(item),
            subject
        )
    }

    @_disfavoredOverload
    public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
        self.init(made: SwiftUI.Label(title, systemImage: "square.and.arrow.up"), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(
            made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"),
            CollectionOfOne(item),
            subject
        )
    }
}

nonisolated extension ShareLink {
    public init<I>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(made: label(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(made: DefaultShareLinkLabel(), CollectionOfOne(item), subject)
    }
}

nonisolated extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init<I>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(
            made: SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up"),
            CollectionOfOne(item),
            subject
        )
    }
}
