/// A text as the index of words takes it.
///
/// The index knows words, and takes a sentence of Chinese for one. With each character of such a script a word, any part
/// of the sentence is found as a phrase. And it folds the accents of Latin letters only.
///
/// What was indexed has to be told to the index once more when it is to forget it, so the rules here never change: they
/// don't depend on the Unicode version of a standard library.
enum SearchableText {
    /// The first byte of Greek, which is the first script that the index needs help with.
    private static let firstByte: UInt8 = 0xCE

    /// A text with spaces around each character of scripts without spaces, and without accents.
    ///
    /// Spaces are put in and letters replaced; nothing is left out.
    static func spaced(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= firstByte }) else { return text }
        var spaced = String.UnicodeScalarView()
        var wasSpaceless = false
        for scalar in text.unicodeScalars {
            let isMark = Script.isMark(scalar.value)
            let isSpaceless = Script.isSpaceless(scalar.value)
            if !isMark, isSpaceless || wasSpaceless { spaced.append(" ") }
            spaced.append(plain(scalar))
            if !isMark { wasSpaceless = isSpaceless }
        }
        return String(spaced)
    }

    /// A letter without its accent.
    static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        accented.contains(scalar) ? plainLetters[scalar] ?? scalar : scalar
    }

    /// Where the letters of ``plainLetters`` are.
    private static let accented: ClosedRange<Unicode.Scalar> = "\u{386}"..."\u{45E}"

    /// Greek and Cyrillic letters with the accents of today's spelling.
    private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = [
        "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω", "Ϊ": "Ι", "Ϋ": "Υ",
        "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ", "ΐ": "ι", "ΰ": "υ",
        "Ё": "Е", "ё": "е", "Й": "И", "й": "и", "Ї": "І", "ї": "і", "Ў": "У", "ў": "у",
    ]
}
