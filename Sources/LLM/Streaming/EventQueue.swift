/// The events that one arrival of bytes has brought and nobody has taken yet.
struct EventQueue {
    /// The first of them, apart: as a rule it is the only one.
    private var first: ChatStreamEvent?
    private var others: [ChatStreamEvent] = []
    private var position = 0

    mutating func append(_ event: ChatStreamEvent) {
        if first == nil { first = event } else { others.append(event) }
    }

    mutating func popFirst() -> ChatStreamEvent? {
        guard let event = first.take() else { return nil }
        if position < others.count { advance() }
        return event
    }

    private mutating func advance() {
        first = others[position]
        position += 1
        guard position == others.count else { return }
        others.removeAll(keepingCapacity: true)
        position = 0
    }
}
