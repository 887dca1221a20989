import JSONCoding

/// Puts unknown fields together that a stream sends piece by piece: lists grow, objects merge, of anything else the
/// last that is not null counts.
struct FieldAccumulator: Sendable {
    /// Everything but the lists. A list's place is kept by `null`.
    private var fields: JSONObject = [:]
    /// Lists apart, so that a long one is not copied for each piece.
    private var lists: [String: [JSONValue]] = [:]

    mutating func append(_ other: JSONObject) {
        if other.isEmpty { return }
        for (key, value) in other where !value.isNull {
            append(value, for: key)
        }
    }

    var object: JSONObject {
        JSONObject(fields.map { key, value in (key, lists[key].map(JSONValue.array) ?? value) })
    }

    private mutating func append(_ value: JSONValue, for key: String) {
        if let list = value.arrayValue {
            if lists[key] == nil { fields[key] = .null }
            lists[key, default: []] += list
        } else {
            lists[key] = nil
            fields[key] = fields[key].map { $0.merged(with: value) } ?? value
        }
    }
}

extension JSONValue {
    fileprivate func merged(with other: JSONValue) -> JSONValue {
        guard case .object(var merged) = self, case .object(let other) = other else { return other }
        for (key, value) in other where !value.isNull {
            merged[key] = merged[key].map { $0.merged(with: value) } ?? value
        }
        return .object(merged)
    }
}
