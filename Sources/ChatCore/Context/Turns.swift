import LLM

/// Where the turns of a conversation begin and end. A turn is a question and all that answers it, the calls of tools and
/// their results included.
struct Turns {
    /// What comes before the first question as instructions, and belongs to no turn.
    let instructions: Range<Int>
    /// The turns, oldest first.
    let ranges: [Range<Int>]

    /// Finds the turns by who speaks.
    init(_ roles: [Role]) {
        let first = roles.firstIndex { $0 != .system && $0 != .developer } ?? roles.endIndex
        instructions = 0..<first
        var starts = roles.indices.filter { $0 > first && roles[$0] == .user }
        if first < roles.endIndex { starts.insert(first, at: 0) }
        ranges = zip(starts, starts.dropFirst() + [roles.endIndex]).map { $0..<$1 }
    }
}
