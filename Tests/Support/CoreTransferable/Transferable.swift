// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("Never is transferred") }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        content
    }

    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Decodable, Item: Encodable {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        content
    }

    public static func buildBlock<C1, C2>(
        _ c1: C1,
        _ c2: C2
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways)
    }

    public static func buildBlock<C1, C2, C3>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways)
    }

    public static func buildBlock<C1, C2, C3, C4>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways + c4.ways)
    }

    public static func buildBlock<C1, C2, C3, C4, C5>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
        C5: TransferRepresentation, C5.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways + c4.ways + c5.ways)
    }

    public static func buildBlock<C1, C2, C3, C4, C5, C6>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
        C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways + c4.ways + c5.ways + c6.ways)
    }

    public static func buildBlock<C1, C2, C3, C4, C5, C6, C7>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
        C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item,
        C7: TransferRepresentation, C7.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways + c4.ways + c5.ways + c6.ways + c7.ways)
    }

    public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8
    ) -> TupleTransferRepresentation<Item>
    where
        C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
        C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
        C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item,
        C7: TransferRepresentation, C7.Item == Item, C8: TransferRepresentation, C8.Item == Item
    {
        TupleTransferRepresentation(ways: c1.ways + c2.ways + c3.ways + c4.ways + c5.ways + c6.ways + c7.ways + c8.ways)
    }
}

public struct TupleTransferRepresentation<Item>: TransferRepresentation, Ways where Item: Transferable {
    public typealias Body = Never
    let ways: [Way<Item>]
}

public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

public struct TransferRepresentationVisibility: Equatable, Hashable, Sendable {
    private let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
