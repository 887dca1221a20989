/// Where a row may end without a space.
enum LineBreaking {
    /// Beside a wide character, unless it is punctuation that holds on to its neighbour.
    static func allowsBreak(between first: Character, and second: Character) -> Bool {
        guard isIdeograph(first) || isIdeograph(second) else { return false }
        return !closing.contains(second) && !opening.contains(first)
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        !character.isASCII && DisplayWidth.columns(of: character) == 2
    }

    /// What no row begins with.
    private static let closing: Set<Character> = [
        "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "》", "〉", "〕", "］", "｝", "’", "”", "…", "ー",
        "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "・",
        ".", ",", ":", ";", "!", "?", ")", "]", "}", "%", "'", "\"",
    ]

    /// What no row ends with.
    private static let opening: Set<Character> = [
        "（", "「", "『", "【", "《", "〈", "〔", "［", "｛", "‘", "“", "(", "[", "{", "$", "#",
    ]
}
