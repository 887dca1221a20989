import JSONCoding

/// What one peer used in one round.
struct Measurement {
    var contest: Contest
    var peer: String
    /// How many units it did.
    var count: Int
    var nanoseconds: Int

    /// A line of JSON.
    var line: String {
        var object: JSONObject = [
            "measure": .string(contest.measure), "peer": .string(peer), "unit": .string(contest.unit),
            "count": JSONValue(integerLiteral: count), "cpu_ns": JSONValue(integerLiteral: nanoseconds),
        ]
        if let size = contest.size { object["size"] = JSONValue(integerLiteral: size) }
        return JSONValue.object(object).text
    }
}
