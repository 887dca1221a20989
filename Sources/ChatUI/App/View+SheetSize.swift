import SwiftUI

extension View {
    /// Gives a sheet on the Mac the room that a form or a list takes; elsewhere the system does.
    func sheetSize() -> some View {
        #if os(macOS)
        frame(minWidth: 480, idealWidth: 540, minHeight: 480, idealHeight: 640)
        #else
        self
        #endif
    }
}
