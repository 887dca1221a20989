public import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Where copied text goes, and pasted images come from.
public struct Pasteboard: Sendable {
    /// Puts a text there, in the place of what was there.
    public let copy: @MainActor @Sendable (String) -> Void
    /// The image that stands there, as a file's bytes; `nil` where there is none.
    public let image: @MainActor @Sendable () -> Data?

    /// Makes a pasteboard.
    public init(
        copy: @escaping @MainActor @Sendable (String) -> Void,
        image: @escaping @MainActor @Sendable () -> Data? = { nil }
    ) {
        self.copy = copy
        self.image = image
    }
}

extension Pasteboard {
    #if canImport(UIKit)
    /// The platform's pasteboard.
    public static let general = Pasteboard {
        UIPasteboard.general.string = $0
    } image: {
        UIPasteboard.general.image?.pngData()
    }
    #elseif canImport(AppKit)
    /// The platform's pasteboard.
    public static let general = Pasteboard {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString($0, forType: .string)
    } image: {
        guard let tiff = NSPasteboard.general.data(forType: .tiff) else {
            return NSPasteboard.general.data(forType: .png)
        }
        return NSBitmapImageRep(data: tiff)?.representation(using: .png, properties: [:])
    }
    #else
    /// The platform's pasteboard; none here.
    public static let general = Pasteboard { _ in }
    #endif
}

private struct PasteboardKey: EnvironmentKey {
    static let defaultValue = Pasteboard.general
}

extension EnvironmentValues {
    /// Where copied text goes; the platform's pasteboard by default.
    public var pasteboard: Pasteboard {
        get { self[PasteboardKey.self] }
        set { self[PasteboardKey.self] = newValue }
    }
}
