// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UniformTypeIdentifiers

public struct DataRepresentation<Item>: TransferRepresentation, Ways where Item: Transferable {
    public typealias Body = Never
    let ways: [Way<Item>]

    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        ways = [Way(type: contentType, send: exporting, receive: importing)]
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        ways = [Way(type: exportedContentType, send: exporting)]
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        ways = [Way(type: importedContentType, receive: importing)]
    }
}

public struct FileRepresentation<Item>: TransferRepresentation, Ways where Item: Transferable {
    public typealias Body = Never
    let ways: [Way<Item>]

    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ways = [
            Way(
                type: contentType,
                send: { try await Data(contentsOf: exporting($0).file) },
                receiveFile: { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false)) }
            )
        ]
    }

    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        ways = [Way(type: exportedContentType, send: { try await Data(contentsOf: exporting($0).file) })]
    }

    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ways = [
            Way(
                type: importedContentType,
                receiveFile: { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false)) }
            )
        ]
    }
}

public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation, Ways
where Item: Transferable, ProxyRepresentation: Transferable {
    public typealias Body = Never
    let ways: [Way<Item>]

    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        ways = ProxyRepresentation.ways.map { $0.sending(exporting).receiving($0, importing) }
    }

    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        ways = ProxyRepresentation.ways.map { $0.sending(exporting) }
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        ways = ProxyRepresentation.ways.map { Way(type: $0.type).receiving($0, importing) }
    }
}

public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, Ways
where Item: Transferable, Item: Decodable, Item: Encodable, Encoder: Sendable, Decoder: Sendable {
    public typealias Body = Never
    let ways: [Way<Item>]
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        ways = [
            Way(
                type: contentType,
                send: { try JSONEncoder().encode($0) },
                receive: { try JSONDecoder().decode(Item.self, from: $0) }
            )
        ]
    }
}

extension TransferRepresentation {
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(ways: ways.map { $0.named { _ in fileName } })
    }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(ways: ways.map { $0.named(fileName) })
    }

    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        ChangedRepresentation(ways: ways.map { $0.exported(when: condition) })
    }

    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ChangedRepresentation(ways: ways)
    }
}

struct ChangedRepresentation<Item>: TransferRepresentation, Ways where Item: Transferable {
    typealias Body = Never
    let ways: [Way<Item>]
}
