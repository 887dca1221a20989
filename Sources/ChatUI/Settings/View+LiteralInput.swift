import SwiftUI

extension View {
    /// Lets names and addresses be typed as they are: nothing is corrected or put into capitals.
    func literalInput() -> some View {
        #if os(iOS)
        autocorrectionDisabled().textInputAutocapitalization(.never)
        #else
        autocorrectionDisabled()
        #endif
    }
}
