// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreTransferable
public import UniformTypeIdentifiers

nonisolated extension View {
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        files("FileImporter", isPresented, allowedContentTypes) { node, close in
            node.handle("complete") { (result: Result<URL, any Error>) in
                close()
                onCompletion(result)
                return true
            }
        }
    }

    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented,
            allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion,
            onCancellation: {}
        )
    }

    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        files("FileImporter", isPresented, allowedContentTypes) { node, close in
            node.handle("complete") { (result: Result<[URL], any Error>) in
                close()
                onCompletion(result)
                return true
            }
            node.handleCancel(close, onCancellation)
        }
    }

    public func fileExporter<T>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where T: Transferable {
        files("FileExporter", isPresented, contentTypes) { node, close in
            node.content = item
            node.text = defaultFilename ?? ""
            node.handle("complete") { (result: Result<URL, any Error>) in
                close()
                onCompletion(result)
                return true
            }
            node.handleCancel(close, onCancellation)
        }
    }

    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    private func files(
        _ kind: String,
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        _ describe: @escaping (Node, _ close: @escaping () -> Void) -> Void
    ) -> Attached<Self> {
        attaching { scope in
            guard isPresented.wrappedValue else { return nil }
            let node = Node(kind, scope.inside(kind))
            node.attributes.append(
                Node.Attribute(name: "types", value: types.map(\.identifier).joined(separator: " "))
            )
            describe(node) { isPresented.wrappedValue = false }
            return node
        }
    }
}

nonisolated extension Node {
    fileprivate func handleCancel(_ close: @escaping () -> Void, _ onCancellation: @escaping () -> Void) {
        handle(
            "dismiss",
            plainly: {
                close()
                onCancellation()
            }
        )
    }
}
