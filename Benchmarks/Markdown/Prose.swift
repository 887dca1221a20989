/// An answer as models write them: headings, paragraphs, lists, code, a quotation.
enum Prose {
    /// The token at a place; the text repeats itself, with other numbers.
    static func token(_ number: Int) -> String {
        let token = tokens[number % tokens.count]
        return token == " N" ? " \(number)" : token
    }

    private static let tokens = text.split(separator: "|").map(String.init)

    private static let text = """
        ##| Part| N|\n\n|A| **|mart|let|**| is| a| bird| that| never| lands|,| not| even| to| sleep|;| it| is|\
        | in| `|the| air|`| for| N| days|,| and| then| some|.|\n\n|-| One| thing| N|\n|-| Another| [|thing|](|https|\
        |://|example|.org|)|\n|  |-| below| it|\n\n|1.| First| N|\n|2.| _|Second|_|\n\n|```|swift|\n|let| x| =| N|\n|print|\
        |(|x|)|\n|```|\n\n|>| It| is| said| so|.|\n\n
        """
}
