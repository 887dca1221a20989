/// The events that one arrival of bytes has brought and nobody has taken yet.
struct EventQueue {
    private var events: [ChatStreamEvent] = []
    private var position = 0

    mutating func append(_ event: ChatStreamEvent) {
        events.append(event)
    }

    mutating func popFirst() -> ChatStreamEvent? {
        guard position < events.count else { return nil }
        defer {
            position += 1
            if position == events.count {
                events.removeAll(keepingCapacity: true)
                position = 0
            }
        }
        return events[position]
    }
}
