import CEditLine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How libc reads characters.
enum Locale {
    /// Sets the locale of the environment, or where that knows no more than ASCII, one that knows all characters: in the
    /// C locale whatever else is typed would be lost.
    ///
    /// - Returns: Whether there is such a locale.
    static func usesUTF8() -> Bool {
        let names = ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"]
        return names.contains { setlocale(LC_CTYPE, $0) != nil && editline_takes_utf8() != 0 }
    }
}
