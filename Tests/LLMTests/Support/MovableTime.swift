import Foundation
import Synchronization

/// A date that stands still until a test moves it.
final class MovableTime: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) {
        self.date = Mutex(date)
    }

    /// Tells the date.
    var now: @Sendable () -> Date {
        { self.date.withLock(\.self) }
    }

    /// Moves the date on.
    func move(by seconds: Double) {
        date.withLock { $0 += seconds }
    }
}
