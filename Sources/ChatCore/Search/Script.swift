/// Scripts that put no spaces between words.
enum Script {
    /// Whether a code point is one of a script without spaces between words.
    static func isSpaceless(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0E00...0x0EFF: true  // Thai, Lao
        case 0x1000...0x109F: true  // Myanmar
        case 0x1100...0x11FF: true  // Hangul letters
        case 0x1780...0x17FF: true  // Khmer
        case 0x2E80...0x2FDF: true  // Han radicals
        case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035: true  // Han iteration marks and numerals
        case 0x3040...0x30FF: true  // Hiragana, Katakana
        case 0x3100...0x31FF: true  // Bopomofo, Hangul letters, Katakana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: true  // Han
        case 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
        case 0xF900...0xFAFF: true  // Han
        case 0xFF66...0xFFDC: true  // Katakana and Hangul of half width
        case 0x1B000...0x1B16F: true  // Hiragana, Katakana
        case 0x20000...0x3FFFF: true  // Han
        default: false
        }
    }

    /// Whether a code point belongs to the character before it.
    static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0300...0x036F: true  // accents
        case 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E: true  // Thai
        case 0x0EB1, 0x0EB4...0x0EBC, 0x0EC8...0x0ECE: true  // Lao
        case 0x102B...0x103E, 0x1056...0x1059, 0x105E...0x1060, 0x1062...0x1064, 0x1067...0x106D: true  // Myanmar
        case 0x1160...0x11FF: true  // Hangul vowels and finals
        case 0x17B4...0x17D3, 0x17DD: true  // Khmer
        case 0x200C, 0x200D: true  // joiners
        case 0x3099, 0x309A, 0xFF9E, 0xFF9F: true  // voiced sounds of Kana
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true  // variation selectors
        default: false
        }
    }
}
