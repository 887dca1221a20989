// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UTType: Hashable, Sendable, CustomStringConvertible {
    public let identifier: String
    private let parents: [String]
    public let preferredFilenameExtension: String?
    public let preferredMIMEType: String?

    init(known identifier: String, _ filenameExtension: String? = nil, _ mimeType: String? = nil, in parents: [String])
    {
        self.identifier = identifier
        self.parents = parents
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mimeType
    }

    public init?(_ identifier: String) {
        guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let lower = filenameExtension.lowercased()
        let found = Self.known.first { $0.preferredFilenameExtension == lower && $0.conforms(to: supertype) }
        guard let found else { return nil }
        self = found
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let found = Self.known.first { $0.preferredMIMEType == mimeType.lowercased() && $0.conforms(to: supertype) }
        guard let found else { return nil }
        self = found
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, in: [parentType?.identifier ?? "public.data"])
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier, in: [parentType?.identifier ?? "public.data"])
    }

    public var description: String { identifier }
    public var localizedDescription: String? { nil }
    public var isDynamic: Bool { false }
    public var isDeclared: Bool { true }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public func conforms(to type: UTType) -> Bool { identifier == type.identifier || isSubtype(of: type) }

    public func isSubtype(of type: UTType) -> Bool {
        parents.contains(type.identifier)
            || parents.contains { parent in Self.known.contains { $0.identifier == parent && $0.isSubtype(of: type) } }
    }

    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
    public static let item = UTType(known: "public.item", in: [])
    public static let content = UTType(known: "public.content", in: [])
    public static let data = UTType(known: "public.data", in: ["public.item"])
    public static let directory = UTType(known: "public.directory", in: ["public.item"])
    public static let folder = UTType(known: "public.folder", in: ["public.directory"])
    public static let fileURL = UTType(known: "public.file-url", in: ["public.url"])
    public static let url = UTType(known: "public.url", in: ["public.data"])
    public static let text = UTType(known: "public.text", in: ["public.data", "public.content"])
    public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain", in: ["public.text"])
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", in: ["public.plain-text"])
    public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf", in: ["public.text"])
    public static let html = UTType(known: "public.html", "html", "text/html", in: ["public.text"])
    public static let xml = UTType(known: "public.xml", "xml", "application/xml", in: ["public.text"])
    public static let yaml = UTType(known: "public.yaml", "yml", "application/x-yaml", in: ["public.text"])
    public static let json = UTType(known: "public.json", "json", "application/json", in: ["public.text"])
    public static let commaSeparatedText = UTType(
        known: "public.comma-separated-values-text",
        "csv",
        "text/csv",
        in: ["public.text"]
    )
    public static let sourceCode = UTType(known: "public.source-code", in: ["public.plain-text"])
    public static let swiftSource = UTType(known: "public.swift-source", "swift", in: ["public.source-code"])
    public static let script = UTType(known: "public.script", in: ["public.source-code"])
    public static let log = UTType(known: "com.apple.log", "log", in: ["public.plain-text"])
    public static let pdf = UTType(
        known: "com.adobe.pdf",
        "pdf",
        "application/pdf",
        in: ["public.data", "public.content"]
    )
    public static let image = UTType(known: "public.image", in: ["public.data", "public.content"])
    public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg", in: ["public.image"])
    public static let png = UTType(known: "public.png", "png", "image/png", in: ["public.image"])
    public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif", in: ["public.image"])
    public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff", in: ["public.image"])
    public static let heic = UTType(known: "public.heic", "heic", "image/heic", in: ["public.image"])
    public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp", in: ["public.image"])
    public static let svg = UTType(known: "public.svg-image", "svg", "image/svg+xml", in: ["public.image"])
    public static let audiovisualContent = UTType(
        known: "public.audiovisual-content",
        in: ["public.data", "public.content"]
    )
    public static let audio = UTType(known: "public.audio", in: ["public.audiovisual-content"])
    public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg", in: ["public.audio"])
    public static let wav = UTType(known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", in: ["public.audio"])
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "mp4", "audio/mp4", in: ["public.audio"])
    public static let movie = UTType(known: "public.movie", in: ["public.audiovisual-content"])
    public static let video = UTType(known: "public.video", in: ["public.movie"])
    public static let archive = UTType(known: "public.archive", in: ["public.data"])
    public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip", in: ["public.archive"])

    static let known: [UTType] = [
        item, content, data, directory, folder, url, fileURL, text, plainText, utf8PlainText, rtf, html, xml, yaml,
        json,
        commaSeparatedText, sourceCode, swiftSource, script, log, pdf, image, jpeg, png, gif, tiff, heic, webP, svg,
        audiovisualContent, audio, mp3, wav, mpeg4Audio, movie, video, archive, zip,
    ]
}
