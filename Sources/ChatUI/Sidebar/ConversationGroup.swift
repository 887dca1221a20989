public import ChatCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The conversations of one day, or of a longer time the longer ago it is.
public struct ConversationGroup: Sendable, Hashable, Identifiable {
    /// When something was said last in them.
    public var period: Period
    /// The conversations, in the order in which they came.
    public var conversations: [Conversation]

    /// The same as ``period``.
    public var id: Period { period }

    /// A time that a list has a heading for.
    public enum Period: Sendable, Hashable {
        /// At any time: they stand before the others.
        case pinned
        /// Today, or later where a clock was wrong.
        case today
        /// The day before.
        case yesterday
        /// A day of the week before; its midnight.
        case day(Date)
        /// A month; its first midnight.
        case month(Date)
    }
}

extension ConversationGroup {
    /// Puts conversations under the headings of a list.
    ///
    /// - Parameters:
    ///   - conversations: The pinned ones first, then the latest, as the store lists them.
    ///   - calendar: What a day is.
    ///   - now: The time.
    public static func groups(
        of conversations: [Conversation],
        calendar: Calendar,
        now: Date
    ) -> [ConversationGroup] {
        var groups: [ConversationGroup] = []
        for conversation in conversations {
            let period = Period(of: conversation, calendar: calendar, now: now)
            if let index = groups.lastIndex(where: { $0.period == period }) {
                groups[index].conversations.append(conversation)
            } else {
                groups.append(ConversationGroup(period: period, conversations: [conversation]))
            }
        }
        return groups
    }
}

extension ConversationGroup.Period {
    /// The heading that a conversation stands under.
    init(of conversation: Conversation, calendar: Calendar, now: Date) {
        self = conversation.isPinned ? .pinned : Self(of: conversation.modificationDate, calendar: calendar, now: now)
    }

    /// The heading for a time.
    init(of date: Date, calendar: Calendar, now: Date) {
        let (day, today) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
        let days = calendar.dateComponents([.day], from: day, to: today).day ?? 0
        switch days {
        case ...0: self = .today
        case 1: self = .yesterday
        case 2..<7: self = .day(day)
        default:
            let month = calendar.dateComponents([.era, .year, .month], from: date)
            self = .month(calendar.date(from: month) ?? day)
        }
    }

    /// What the heading says.
    ///
    /// - Parameter name: Writes the day of a week, or a month with its year, in the person's language.
    func title(_ name: (Date, Unit) -> String) -> String {
        switch self {
        case .pinned: "Pinned"
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .day(let date): name(date, .weekday)
        case .month(let date): name(date, .month)
        }
    }

    /// What of a date a heading names.
    enum Unit: Hashable {
        case weekday
        case month
    }
}
