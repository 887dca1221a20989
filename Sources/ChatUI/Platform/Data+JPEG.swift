import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension Data {
    /// The image in these bytes, written anew as JPEG; `nil` where they are none that the platform reads.
    nonisolated var jpeg: Data? {
        #if canImport(UIKit)
        UIImage(data: self)?.jpegData(compressionQuality: 0.9)
        #elseif canImport(AppKit)
        NSImage(data: self)?.tiffRepresentation.flatMap(NSBitmapImageRep.init(data:))?
            .representation(using: .jpeg, properties: [.compressionFactor: 0.9])
        #else
        nil
        #endif
    }
}
