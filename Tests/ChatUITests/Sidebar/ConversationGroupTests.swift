import ChatCore
import Foundation
import LLM
import Testing
import Waiting

@testable import ChatUI

@Suite("The headings of the list of conversations", .timeLimit(.minutes(Patience.minutes)))
struct ConversationGroupTests {
    private func calendar(_ zone: String) throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return calendar
    }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    static let cases: [(date: String, zone: String, heading: String)] = [
        ("2026-11-30T00:00:00Z", "UTC", "Today"),
        ("2026-12-01T09:00:00Z", "UTC", "Today"),
        ("2026-11-29T23:59:59Z", "UTC", "Yesterday"),
        ("2026-11-29T23:59:59Z", "Europe/Kyiv", "Today"),
        ("2026-11-28T12:00:00Z", "UTC", "weekday 2026-11-28"),
        ("2026-11-24T00:00:00Z", "UTC", "weekday 2026-11-24"),
        ("2026-11-23T23:59:59Z", "UTC", "month 2026-11-01"),
        ("2026-10-31T12:00:00Z", "UTC", "month 2026-10-01"),
        ("2025-11-30T12:00:00Z", "UTC", "month 2025-11-01"),
    ]

    @Test("A day of the last week, else a month, by the person's own calendar", arguments: cases)
    func headings(_ row: (date: String, zone: String, heading: String)) throws {
        let calendar = try calendar(row.zone)
        let period = ConversationGroup.Period(
            of: try date(row.date),
            calendar: calendar,
            now: try date("2026-11-30T15:00:00Z")
        )
        let title = period.title { date, unit in
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let day = [parts.month ?? 0, parts.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return "\(unit) \(parts.year ?? 0)-\(day[0])-\(day[1])"
        }
        #expect(title == row.heading)
    }

    @Test("The day that has 23 hours is one day")
    func summertime() throws {
        let period = ConversationGroup.Period(
            of: try date("2026-03-28T23:30:00Z"),
            calendar: try calendar("Europe/Berlin"),
            now: try date("2026-03-30T00:30:00Z")
        )
        #expect(period == .yesterday)
    }

    @Test("Pinned ones stand first, whenever they were; each heading stands once")
    func groups() async throws {
        let now = try date("2026-11-30T15:00:00Z")
        let store = try ConversationStore.inMemory(now: { now })
        for question in ["One", "Two", "Three"] {
            try await store.add(.user(question), to: try await store.create().id, after: nil)
        }
        let list = await ConversationListModel(store: store)
        await list.reload()
        let last = try #require(await list.conversations.last)
        await list.setPinned(true, of: last.id)
        let groups = ConversationGroup.groups(of: await list.conversations, calendar: try calendar("UTC"), now: now)
        #expect(groups.map(\.period) == [.pinned, .today])
        #expect(groups.map { $0.conversations.map(\.title) } == [["One"], ["Three", "Two"]])
    }
}
