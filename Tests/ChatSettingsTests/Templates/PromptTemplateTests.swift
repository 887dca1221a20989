import ChatSettings
import Testing

@Suite("A prompt template")
struct PromptTemplateTests {
    static let prompts: [(String, String, [String: String], String)] = [
        ("$input", "Hi", [:], "Hi"),
        ("${input}s, $input!", "Hi", [:], "His, Hi!"),
        ("Say: $input\n\n", "a\nb\n", [:], "Say: a\nb\n"),
        ("$$5, $$input, $5, $, a$", "", [:], "$5, $input, $5, $, a$"),
        ("$a$b ${a}b $a_1", "", ["a": "1", "b": "$a", "a_1": "x"], "1$a 1b x"),
        ("Summarise.", "text", [:], "Summarise.\n\ntext"),
        ("Summarise.", " \n", [:], "Summarise."),
        ("", "text", [:], "text"),
        ("---\nlanguage: Dutch\n---\nInto $language: $input", "Hi", [:], "Into Dutch: Hi"),
        ("---\nlanguage: Dutch\n---\nInto $language: $input", "Hi", ["language": "French"], "Into French: Hi"),
        ("---\nempty:\n---\n\n[$empty]", "", [:], "[]"),
        ("---\r\na: 1\r\n---\r\n$a\r\nb", "", [:], "1\nb"),
        ("--- not a head\n$input", "Hi", [:], "--- not a head\nHi"),
    ]

    @Test("Its gaps are filled", arguments: prompts)
    func prompt(text: String, input: String, values: [String: String], prompt: String) throws {
        let template = try PromptTemplate("t", parsing: text)
        #expect(try template.filled(input: input, values: values).prompt == prompt)
    }

    @Test("Its head may say system prompt and model")
    func head() throws {
        let text = "---\n system : Speak $language: be brief. \nmodel: mini\n\nlanguage: Dutch\n---\n$input"
        let filled = try PromptTemplate("t", parsing: text).filled(input: "Hi", values: [:])
        #expect(filled.system == "Speak Dutch: be brief." && filled.model == "mini" && filled.prompt == "Hi")
        let plain = try PromptTemplate("t", parsing: "x").filled(input: "", values: [:])
        #expect(plain.system == nil && plain.model == nil)
    }

    @Test("Its variables are told in order, each once")
    func variables() throws {
        let text = "---\nsystem: $c $a\na: 1\n---\n$b $input $$d $a ${c}"
        #expect(try PromptTemplate("t", parsing: text).variables == ["c", "a", "b"])
    }

    @Test(
        "What is missing or strange is named",
        arguments: [
            ("$input", "", [:], "The template t needs something to work on: add words, or pipe text in."),
            ("$a $b", "", ["a": "1"], "The template t needs a value for $b: add -p b VALUE."),
            ("$a", "", ["a": "1", "c": "2"], "The template t has no $c, but $a."),
            ("x", "", ["c": "2"], "The template t has no $c, nor any other variable for -p."),
            ("$input", "x", ["input": "2"], "The template t has no $input, nor any other variable for -p."),
            (
                "---\nsystem: x\n", "", [:],
                "Line 1 of the template t is no \"name: value\" in a head that ends with ---."
            ),
            (
                "---\na: 1\nb\n---", "", [:],
                "Line 3 of the template t is no \"name: value\" in a head that ends with ---."
            ),
        ] as [(String, String, [String: String], String)]
    )
    func errors(text: String, input: String, values: [String: String], sentence: String) {
        let error = #expect(throws: TemplateError.self) {
            try PromptTemplate("t", parsing: text).filled(input: input, values: values)
        }
        #expect(error?.description == sentence)
    }
}
