import SwiftUI

extension CGSize {
    /// This size made so small that its shorter side is as long as asked; itself where it is no longer.
    nonisolated func covering(_ side: CGFloat) -> CGSize {
        let scale = side / min(width, height)
        return scale < 1 ? CGSize(width: width * scale, height: height * scale) : self
    }
}
