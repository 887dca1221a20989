import JSONCoding

/// Finds what may be gaps of a chunk in the bytes that it was read from.
///
/// It takes the first string that the chunk has the like of in its place. Whether that string is the one that counts is for
/// ``ChunkFrame`` to try. An empty one is none: the general decoder treats it so in some places.
struct ChunkGapFinder {
    private(set) var gaps: [ChunkGap] = []
    private let chunk: ChatCompletionChunk
    private var reader: JSONReader

    /// Makes a finder; the bytes must outlive it.
    init(_ chunk: ChatCompletionChunk, readFrom bytes: UnsafeBufferPointer<UInt8>) {
        self.chunk = chunk
        reader = JSONReader(bytes)
    }

    /// Looks through the chunk.
    mutating func find() throws(JSONError) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "choices": try readFirstElement { (finder) throws(JSONError) in try finder.findInChoice() }
            case "obfuscation", "p": try addGap(.padding(key.string))
            default: try reader.skipValue()
            }
        }
    }

    private mutating func findInChoice() throws(JSONError) {
        try readObject(named: "delta") { (finder) throws(JSONError) in try finder.findInDelta() }
    }

    private mutating func findInDelta() throws(JSONError) {
        while let key = try reader.nextKey() {
            switch key {
            case "content": try addGap(.text)
            case "reasoning_content", "reasoning": try addGap(.reasoning)
            case "tool_calls": try readFirstElement { (finder) throws(JSONError) in try finder.findInCall() }
            default: try reader.skipValue()
            }
        }
    }

    private mutating func findInCall() throws(JSONError) {
        try readObject(named: "function") { (finder) throws(JSONError) in try finder.findInFunction() }
    }

    private mutating func findInFunction() throws(JSONError) {
        while let key = try reader.nextKey() {
            switch key {
            case "arguments": try addGap(.arguments)
            default: try reader.skipValue()
            }
        }
    }
}

extension ChunkGapFinder {
    private typealias Step = (inout ChunkGapFinder) throws(JSONError) -> Void

    /// Reads the members of an object; one of a name, where it is an object, by a step that reads its members.
    private mutating func readObject(named name: StaticString, _ readMembers: Step) throws(JSONError) {
        while let key = try reader.nextKey() {
            switch key {
            case name: try readObject(readMembers)
            default: try reader.skipValue()
            }
        }
    }

    /// Passes over a value; where it is an object, by a step that reads its members.
    private mutating func readObject(_ readMembers: Step) throws(JSONError) {
        guard try reader.nextKind() == .object else { return try reader.skipValue() }
        try reader.enterObject()
        try readMembers(&self)
    }

    /// Passes over a value; where it is an array whose first element is an object, by a step that reads its members.
    private mutating func readFirstElement(_ readMembers: Step) throws(JSONError) {
        guard try reader.nextKind() == .array else { return try reader.skipValue() }
        try reader.enterArray()
        guard try reader.nextElement() else { return }
        try readObject(readMembers)
        while try reader.nextElement() { try reader.skipValue() }
    }

    private mutating func addGap(_ place: ChunkGap.Place) throws(JSONError) {
        guard try reader.nextKind() == .string else { return try reader.skipValue() }
        let start = reader.offset
        let string = try reader.readString()
        guard !string.isEmpty, place.string(in: chunk) == string, !gaps.contains(where: { $0.place == place }) else {
            return
        }
        gaps.append(ChunkGap(place: place, range: start..<reader.offset))
    }
}
