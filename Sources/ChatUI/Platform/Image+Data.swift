import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension Image {
    /// Makes a small image of a file's bytes; `nil` where they are none that the platform reads. It is decoded here, not
    /// where it is first drawn.
    ///
    /// - Parameter side: How long its shorter side is at most, in pixels.
    nonisolated init?(thumbnailOf data: Data, side: CGFloat) {
        #if canImport(UIKit)
        guard
            let image = UIImage(data: data),
            let thumbnail = image.preparingThumbnail(of: image.size.covering(side))
        else { return nil }
        self.init(uiImage: thumbnail)
        #elseif canImport(AppKit)
        guard let size = NSImage(data: data)?.size.covering(side) else { return nil }
        let drawing = NSImage(size: size, flipped: false) { bounds in
            guard let image = NSImage(data: data) else { return false }
            image.draw(in: bounds)
            return true
        }
        guard let bytes = drawing.tiffRepresentation, let thumbnail = NSImage(data: bytes) else { return nil }
        self.init(nsImage: thumbnail)
        #else
        return nil
        #endif
    }
}
