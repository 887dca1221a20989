// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UniformTypeIdentifiers

/// A representation that can say how things travel by it.
protocol Ways<Item> {
    associatedtype Item
    var ways: [Way<Item>] { get }
}

extension TransferRepresentation {
    var ways: [Way<Item>] {
        if let own = self as? any Ways<Item> { return own.ways }
        return (body as? any TransferRepresentation<Item>)?.ways ?? []
    }
}

extension Transferable {
    static var ways: [Way<Self>] { (transferRepresentation as? any TransferRepresentation<Self>)?.ways ?? [] }
}

/// How an item travels as a type of content: there, back, or both.
struct Way<Item>: Sendable {
    let type: UTType
    var send: (@Sendable (Item) async throws -> Data)?
    var receive: (@Sendable (Data) async throws -> Item)?
    var receiveFile: (@Sendable (URL) async throws -> Item)?
    var name: @Sendable (Item) -> String? = { _ in nil }
    var isOpen: @Sendable (Item) -> Bool = { _ in true }

    func sending<Original>(_ convert: @escaping @Sendable (Original) async throws -> Item) -> Way<Original> {
        guard let send else { return Way<Original>(type: type) }
        return Way<Original>(type: type, send: { try await send(convert($0)) })
    }

    func receiving<Proxy>(_ way: Way<Proxy>, _ convert: @escaping @Sendable (Proxy) async throws -> Item) -> Self {
        guard let receive = way.receive else { return self }
        var changed = self
        changed.receive = { try await convert(receive($0)) }
        return changed
    }

    func named(_ name: @escaping @Sendable (Item) -> String?) -> Self {
        var changed = self
        changed.name = name
        return changed
    }

    func exported(when isOpen: @escaping @Sendable (Item) -> Bool) -> Self {
        var changed = self
        changed.isOpen = isOpen
        return changed
    }
}

/// A file that an item has become.
@_spi(Tree) public struct SentContent: Sendable {
    public let name: String?
    public let data: Data
}

@_spi(Tree) extension Transferable {
    /// What goes out as a type; `nil` where it goes out as no such thing.
    public func sent(as type: UTType) async throws -> SentContent? {
        for way in Self.ways where way.type.conforms(to: type) && way.isOpen(self) {
            if let send = way.send { return SentContent(name: way.name(self), data: try await send(self)) }
        }
        return nil
    }

    /// What comes of a file that is dropped; `nil` where no such file is taken.
    public static func received(file: URL, as type: UTType) async throws -> Self? {
        for way in ways where type.conforms(to: way.type) {
            if let receive = way.receiveFile { return try await receive(file) }
        }
        return nil
    }

    /// What comes of data that is dropped; `nil` where no such data is taken.
    public static func received(_ data: Data, as type: UTType) async throws -> Self? {
        for way in ways where type.conforms(to: way.type) {
            if let receive = way.receive { return try await receive(data) }
        }
        return nil
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { String($0.characters) }
    }
}
