// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
public import SwiftUI

public class NSImage: @unchecked Sendable {  // declarations only
    public init?(data: Data) { nil }
    public init?(contentsOf url: URL) { nil }
    public init?(named name: String) { nil }
    public var size: CGSize { .zero }
    public var tiffRepresentation: Data? { nil }
    public init(
        size: CGSize,
        flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping @Sendable (CGRect) -> Bool
    ) {}
    public func draw(in rect: CGRect) {}
}

public class NSPasteboard: @unchecked Sendable {  // declarations only
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let tiff = PasteboardType("public.tiff")
        public static let png = PasteboardType("public.png")
        public static let fileURL = PasteboardType("public.file-url")
    }

    public class var general: NSPasteboard { NSPasteboard() }
    public var types: [NSPasteboard.PasteboardType]? { nil }
    @discardableResult public func clearContents() -> Int { 0 }
    @discardableResult public func setString(
        _ string: String,
        forType dataType: NSPasteboard.PasteboardType
    ) -> Bool { false }
    @discardableResult public func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool {
        false
    }
    public func string(forType dataType: NSPasteboard.PasteboardType) -> String? { nil }
    public func data(forType dataType: NSPasteboard.PasteboardType) -> Data? { nil }
}

public class NSBitmapImageRep {
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }

    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "compressionFactor")
    }

    public init?(data: Data) { nil }
    public func representation(
        using storageType: NSBitmapImageRep.FileType,
        properties: [NSBitmapImageRep.PropertyKey: Any]
    ) -> Data? { nil }
}

@MainActor
open class NSResponder {
    public init() {}
    open func insertNewline(_ sender: Any?) {}
    open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
}

@MainActor
open class NSView: NSResponder {
    open var subviews: [NSView] = []
    open var window: NSWindow? { nil }
}

@MainActor
open class NSText: NSView {
    open var string: String = ""
}

@MainActor
open class NSTextView: NSText {
    open func hasMarkedText() -> Bool { false }
    open func insertText(_ string: Any, replacementRange: NSRange) {}
}

@MainActor
open class NSWindow: NSResponder {
    open var firstResponder: NSResponder? { nil }
    open var isKeyWindow: Bool { false }
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
}

@MainActor
open class NSApplication: NSResponder {
    public class var shared: NSApplication { NSApplication() }
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("NSApplicationWillTerminateNotification")
    }
    open var keyWindow: NSWindow? { nil }
    open var mainWindow: NSWindow? { nil }
    open var windows: [NSWindow] { [] }
    open var isActive: Bool { false }
    open func terminate(_ sender: Any?) {}
}

@MainActor
open class NSWorkspace {
    public class var shared: NSWorkspace { NSWorkspace() }
    @discardableResult open func open(_ url: URL) -> Bool { false }
    init() {}
}

public class NSColor: @unchecked Sendable {  // Apple's never changes
    public class var windowBackgroundColor: NSColor { NSColor() }
    public class var textBackgroundColor: NSColor { NSColor() }
    public class var controlBackgroundColor: NSColor { NSColor() }
}

// What Apple declares in SwiftUI for those that import AppKit too.
nonisolated extension Image {
    public init(nsImage: NSImage) { self.init(systemName: "photo") }
}

nonisolated extension Color {
    public init(nsColor: NSColor) { self = .primary }
}
