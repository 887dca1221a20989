import JSONCoding
import LLM
import Testing

@Suite("Annotation")
struct AnnotationTests {
    @Test(
        "reads citations and what else there is",
        arguments: [
            (
                #"{"type":"url_citation","url_citation":{"url":"u","title":"t","start_index":1,"end_index":2}}"#,
                Annotation(urlCitation: .init(url: "u", title: "t", startIndex: 1, endIndex: 2))
            ),
            (
                #"{"type":"url_citation","url_citation":{"url":"u","content":"c"}}"#,
                Annotation(urlCitation: .init(url: "u", extraFields: ["content": "c"]))
            ),
            (#"{"type":"file","file":{"hash":"h"}}"#, Annotation(type: "file", extraFields: ["file": ["hash": "h"]])),
            (#"{"type":"url_citation","url":"u"}"#, Annotation(extraFields: ["url": "u"])),
        ]
    )
    func reads(text: String, expected: Annotation) throws {
        let annotation = try model(Annotation.self, text)
        #expect(annotation == expected)
        #expect(annotation.json.text == text)
    }
}
