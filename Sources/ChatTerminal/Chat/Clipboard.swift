#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The clipboard of the person at the terminal: by a program of the desktop's, else by the terminal itself.
struct Clipboard {
    /// The longest text that terminals take.
    private static let terminalLimit = 74_994

    let environment: (String) -> String?

    /// Puts a text on it.
    ///
    /// - Throws: ``UsageError`` where nobody takes it.
    func copy(_ text: String) async throws {
        for program in programs {
            if try await ClipboardProgram(words: program).run(text) { return }
        }
        guard OutputDescriptor.standardError.isTerminal, text.utf8.count <= Self.terminalLimit else {
            throw UsageError("There is no clipboard here that takes this; /save FILE writes it into a file.")
        }
        try OutputDescriptor.standardError.write(Self.sequence(for: text))
    }

    /// The programs that could do it. Over SSH the clipboard of that machine is nobody's.
    var programs: [[String]] {
        func has(_ variable: String) -> Bool { !(environment(variable) ?? "").isEmpty }
        guard !has("SSH_TTY") else { return [] }
        var programs: [[String]] = []
        #if canImport(Darwin)
        programs.append(["pbcopy"])
        #endif
        if has("WAYLAND_DISPLAY") { programs.append(["wl-copy"]) }
        if has("DISPLAY") { programs.append(["xclip", "-selection", "clipboard"]) }
        return programs
    }

    /// What asks a terminal to do it
    /// ([OSC 52](https://invisible-island.net/xterm/ctlseqs/ctlseqs.html#h2-Operating-System-Commands)).
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    }
}
