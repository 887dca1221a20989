import JSONCoding
import Testing
import Waiting

@Suite(
    "martlet inspect, on recorded responses of real servers",
    .enabled(if: !Recording.all.isEmpty, "The recordings are not part of the project; see Recording"),
    .serialized,
    .timeLimit(.minutes(Patience.minutes))
)
struct RecordingTests {
    @Test("There are as many as there should be")
    func count() {
        #expect(Recording.all.count == 369)
    }

    @Test("It comes to what is right", arguments: Recording.all)
    func agrees(_ recording: Recording) async throws {
        let finished = try await Program.martlet.run(["inspect", "--json", recording.path])
        let output = try JSONValue(parsing: finished.text)
        let expected = recording.expected
        #expect(output["outcome"] == expected["outcome"])
        #expect(output["text"]?.stringValue?.unicodeScalars.count == expected["text_len"]?.intValue)
        #expect(output["reasoning"]?.stringValue?.unicodeScalars.count == expected["reasoning_len"]?.intValue)
        let calls = (expected["tool_calls_if_new_id_opens_new_call"] ?? expected["tool_calls"])?.arrayValue
        #expect(output["tool_calls"]?.arrayValue?.map { $0["name"] } == calls?.map { $0["name"] })
        // An empty reason is none.
        let reason = expected["finish_reason"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        #expect(output["finish_reason"]?.stringValue == reason)
        if let usage = expected["usage"], !usage.isNull { #expect(output["usage"]?.meets(usage) == true) }
        #expect(finished.code == ["complete": 0, "truncated": 6, "error": 1][expected["outcome"]?.stringValue])
    }
}
