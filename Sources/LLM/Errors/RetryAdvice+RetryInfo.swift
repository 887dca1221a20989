import JSONCoding
import WebAPI

extension RetryAdvice {
    /// What a provider's error says: the `retryDelay` of a `google.rpc.RetryInfo` among its details.
    ///
    /// Gemini writes it into the body; header fields count before it.
    static func delay(in body: JSONValue) -> Duration? {
        let error = body.arrayValue?.first ?? body
        let details = error["error"]?["details"]?.arrayValue ?? error["details"]?.arrayValue ?? []
        let delays = details.compactMap { detail -> Double? in
            guard detail["@type"]?.stringValue?.hasSuffix("RetryInfo") == true else { return nil }
            return detail["retryDelay"].flatMap(protobufSeconds)
        }
        return delays.max().map { .seconds($0) }
    }

    /// A `google.protobuf.Duration`: `"37s"` in JSON, sometimes an object with `seconds` and `nanos`.
    private static func protobufSeconds(_ value: JSONValue) -> Double? {
        if let text = value.stringValue {
            return text.hasSuffix("s") ? seconds(String(text.dropLast())) : nil
        }
        guard let whole = value["seconds"]?.doubleValue ?? value["seconds"]?.stringValue.flatMap({ Double($0) }),
            whole >= 0, whole.isFinite
        else { return nil }
        return min(whole + max(0, value["nanos"]?.doubleValue ?? 0) / 1e9, longest)
    }
}
