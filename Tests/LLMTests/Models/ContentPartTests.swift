import Foundation
import JSONCoding
import LLM
import Testing

@Suite("ContentPart")
struct ContentPartTests {
    @Test(
        "is written as the API has it",
        arguments: [
            (.text("a"), #"{"type":"text","text":"a"}"#),
            (
                .text("a", extraFields: ["cache_control": ["type": "ephemeral"]]),
                #"{"type":"text","text":"a","cache_control":{"type":"ephemeral"}}"#
            ),
            (
                .image(url: "https://example.com/a.png", detail: .low),
                #"{"type":"image_url","image_url":{"url":"https://example.com/a.png","detail":"low"}}"#
            ),
            (
                .image(data: Data([1, 2, 3]), mediaType: "image/png"),
                #"{"type":"image_url","image_url":{"url":"data:image/png;base64,AQID"}}"#
            ),
            (
                .audio(data: Data([1, 2, 3]), format: .mp3),
                #"{"type":"input_audio","input_audio":{"data":"AQID","format":"mp3"}}"#
            ),
            (
                .file(data: Data([1, 2, 3]), mediaType: "application/pdf", name: "a.pdf"),
                #"{"type":"file","file":{"filename":"a.pdf","file_data":"data:application/pdf;base64,AQID"}}"#
            ),
            (.file(id: "file-1"), #"{"type":"file","file":{"file_id":"file-1"}}"#),
            (ContentPart(.refusal("no")), #"{"type":"refusal","refusal":"no"}"#),
            (ContentPart(.thinking("hm")), #"{"type":"thinking","thinking":[{"type":"text","text":"hm"}]}"#),
            (
                ContentPart(.other(type: "video_url"), extraFields: ["video_url": ["url": "u"]]),
                #"{"type":"video_url","video_url":{"url":"u"}}"#
            ),
        ] as [(ContentPart, String)]
    )
    func writes(part: ContentPart, text: String) throws {
        #expect(part.json.text == text)
        #expect(try model(ContentPart.self, text) == part)
    }

    @Test(
        "keeps what it can't hold",
        arguments: [
            #"{"type":"text","text":7}"#, #"{"type":"image_url","image_url":{"detail":"low"}}"#,
            #"{"type":"input_audio","input_audio":{"data":"x"}}"#, #"{"type":"file","file":"f"}"#, #"{"text":7}"#,
            #"{"x":1}"#,
            #"{"type":"image_url","image_url":{"url":"u","format":"png"},"x":1}"#,
            #"{"type":"thinking","thinking":"hm","signature":"s"}"#,
            #"{"type":"thinking","thinking":[{"type":"text","text":"a"},{"type":"text","text":"b"}],"closed":true}"#,
            #"{"type":"thinking","thinking":[{"type":"reference","reference_ids":[1]},{"type":"text","text":"a"}]}"#,
        ]
    )
    func keeps(text: String) throws {
        let part = try model(ContentPart.self, text)
        #expect(part.json == (try JSONValue(parsing: text)))
    }

    @Test("an image may be a bare URL, text may lack its type")
    func short() throws {
        #expect(try model(ContentPart.self, #"{"text":"a"}"#) == .text("a"))
        #expect(try model(ContentPart.self, #"{"type":"image_url","image_url":"u"}"#) == .image(url: "u"))
    }

    @Test("content is a string, or a list of parts")
    func content() throws {
        let text = MessageContent("a")
        #expect(text.json == "a")
        #expect(text.parts == [.text("a")])
        #expect(text.reasoning == nil)
        let parts: MessageContent = [.text("a"), ContentPart(.thinking("b")), .text("c"), .image(url: "u")]
        #expect(parts.text == "ac")
        #expect(parts.reasoning == "b")
        #expect(MessageContent(json: parts.json) == parts)
        #expect(
            try JSONDecoder().decode([MessageContent].self, from: Data(#"["a",[{"type":"text","text":"b"}]]"#.utf8))
                == ["a", [.text("b")]]
        )
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(MessageContent.self, from: Data("7".utf8)) }
    }
}
