import SwiftUI

extension TranscriptFollowing.Place {
    /// The place of a scroll view. What its insets cover, such as the composer, shows nothing; the size of its container
    /// is without them already.
    init(_ geometry: ScrollGeometry) {
        self.init(
            offset: Double(geometry.contentOffset.y + geometry.contentInsets.top),
            contentHeight: Double(geometry.contentSize.height),
            visibleHeight: Double(geometry.containerSize.height)
        )
    }
}

extension TranscriptFollowing.Movement {
    /// What moves a scroll view in a phase.
    init(_ phase: ScrollPhase) {
        switch phase {
        case .idle: self = .none
        case .animating: self = .program
        case .tracking, .interacting, .decelerating: self = .reader
        @unknown default: self = .reader
        }
    }
}
