// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreTransferable

nonisolated extension View {
    public func dropDestination<T>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modified { node in
            node.handle("drop") { (items: [T]) in action(items, .zero) }
            node.handle("dropTarget") { (isOver: Bool) in
                isTargeted(isOver); return true
            }
        }
    }

    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
        modified { $0.content = payload() }
    }

    public func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View where T: Transferable, V: View {
        modified { $0.content = payload() }
    }

    #if !STANDIN_IOS
    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
        attribute("copyable")
    }

    public func pasteDestination<T>(
        for payloadType: T.Type,
        action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View where T: Transferable {
        modified {
            $0.handle("paste") { (items: [T]) in
                action(validator(items)); return true
            }
        }
    }
    #endif
}

nonisolated public struct PasteButton: PrimitiveView {
    public typealias Body = Never
    let paste: (Node) -> Void

    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
        paste = {
            $0.handle("paste") { (items: [T]) in
                onPaste(items); return true
            }
        }
    }

    func nodes(in scope: Scope) -> [Node] {
        let node = Node("PasteButton", scope)
        node.accessibility.label = "Paste"
        paste(node)
        return [node]
    }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (image: Image) in image.name }
    }
}
