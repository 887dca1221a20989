/// Whether a transcript scrolls along with what comes: only while its reader is at the end.
///
/// A finger or a wheel has its way at once. Who comes back to the end by any means is followed again.
struct TranscriptFollowing: Equatable, Sendable {
    /// What of a scroll view counts here, in points.
    struct Place: Equatable, Sendable {
        /// How far it is scrolled.
        var offset: Double
        /// How high its content is.
        var contentHeight: Double
        /// How high a part of it shows.
        var visibleHeight: Double

        /// How much of the content lies below what shows.
        var distanceToEnd: Double { max(0, contentHeight - visibleHeight - offset) }

        fileprivate func hasSize(of other: Place) -> Bool {
            contentHeight == other.contentHeight && visibleHeight == other.visibleHeight
        }
    }

    /// What moves it.
    enum Movement: Equatable, Sendable {
        /// Nothing, or the momentum of a fling has ended.
        case none
        /// A finger lies on it, or drags it, or has flung it.
        case reader
        /// The program scrolls.
        case program
    }

    /// As near to the end as this counts as there.
    static let tolerance = 24.0

    /// Whether what comes is scrolled to.
    private(set) var isFollowing = true
    private var movement = Movement.none
    private var place = Place(offset: 0, contentHeight: 0, visibleHeight: 0)

    /// Whether a button that leads to the end makes sense.
    var offersReturn: Bool { !isFollowing && !isAtEnd }

    private var isAtEnd: Bool { place.distanceToEnd <= Self.tolerance }

    /// Takes another place, after a scroll or a change of the content's size.
    ///
    /// - Returns: Whether to scroll to the end.
    mutating func moved(to place: Place) -> Bool {
        let previous = self.place
        self.place = place
        switch movement {
        case .reader, .program: return false
        case .none:
            // A wheel or a key, which no phase tells of.
            if place.hasSize(of: previous), place.offset != previous.offset { isFollowing = isAtEnd }
            return isFollowing && !isAtEnd
        }
    }

    /// Takes what moves the scroll view from now on.
    ///
    /// - Returns: Whether to scroll to the end.
    mutating func moves(by movement: Movement) -> Bool {
        let previous = self.movement
        self.movement = movement
        switch movement {
        case .reader: isFollowing = false
        case .none: if previous == .reader { isFollowing = isAtEnd }
        case .program: break
        }
        return movement == .none && isFollowing && !isAtEnd
    }

    /// Follows again: the reader has asked for it, by a button or by sending something.
    mutating func returned() {
        isFollowing = true
        movement = .none
    }

    /// Stays where it is: the reader has asked for a place before the end.
    mutating func left() {
        isFollowing = false
    }
}
