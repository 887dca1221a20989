extension CodeLanguage {
    /// The language by the name that stands behind a fence; nil for one that is not known.
    init?(name: String) {
        let name = String(name.lowercased().prefix { !$0.isWhitespace && $0 != "{" && $0 != "," && $0 != ":" })
        guard let language = Self.byName[name] else { return nil }
        self = language
    }

    private static let byName: [String: CodeLanguage] = {
        let families: [(names: String, language: CodeLanguage)] = [
            ("swift", swift), ("python py python3 pycon", python), ("go golang", go), ("rust rs", rust),
            ("javascript js jsx mjs typescript ts tsx", javaScript),
            ("c h cpp c++ cc hpp objc objective-c java kotlin kt scala csharp c# cs dart php glsl zig", cLike),
            ("sh bash zsh shell console fish dockerfile docker makefile make ruby rb perl r elixir nix", shell),
            ("json jsonc json5", json), ("yaml yml toml ini conf properties env", yaml),
            ("html xml svg vue xhtml svelte", html), ("sql postgresql mysql sqlite plsql", sql), ("diff patch", diff),
            ("css scss less", css), ("lua haskell hs", lua),
        ]
        return families.reduce(into: [:]) { table, family in
            for name in family.names.split(separator: " ") { table[String(name)] = family.language }
        }
    }()

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let slashes = CodeLanguage(lineComments: ["//"], blockComment: ("/*", "*/"))

    private static let swift: CodeLanguage = {
        var language = slashes
        language.quotes = [Quote(mark: "\"\"\"", spansLines: true), Quote(mark: "\"")]
        language.keywords = words(
            """
            actor any as associatedtype async await break case catch class continue default defer deinit do else enum
            extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is
            isolated lazy let mutating nil nonisolated open operator override private protocol public repeat rethrows
            return self Self sending set some static struct subscript super switch throw throws true try typealias unowned
            var weak where while
            """
        )
        return language
    }()

    private static let python = CodeLanguage(
        keywords: words(
            """
            False None True and as assert async await break class continue def del elif else except finally for from global
            if import in is lambda match nonlocal not or pass raise return self try while with yield
            """
        ),
        lineComments: ["#"],
        quotes: [
            Quote(mark: "\"\"\"", spansLines: true), Quote(mark: "'''", spansLines: true), Quote(mark: "\""),
            Quote(mark: "'"),
        ]
    )

    private static let javaScript: CodeLanguage = {
        var language = slashes
        language.quotes += [Quote(mark: "`", spansLines: true)]
        language.wordCharacters.insert("$")
        language.keywords = words(
            """
            abstract any as async await boolean break case catch class const constructor continue debugger declare default
            delete do else enum export extends false finally for from function get if implements import in instanceof
            interface keyof let new null number of private protected public readonly return set static string super switch
            this throw true try type typeof undefined unknown var void while with yield
            """
        )
        return language
    }()

    private static let cLike: CodeLanguage = {
        var language = slashes
        language.keywords = words(
            """
            abstract auto bool boolean break byte case catch char class const constexpr continue data default delete do
            double echo else enum explicit extends extern false final finally float for foreach fun function if implements
            import include inline instanceof int interface internal is long namespace new null nullptr object operator
            override package private protected public readonly return sealed short signed sizeof static string struct super
            switch synchronized template this throw throws trait true try typedef typename union unsigned using val var
            virtual void volatile when while
            """
        )
        return language
    }()

    private static let go: CodeLanguage = {
        var language = slashes
        language.quotes += [Quote(mark: "`", spansLines: true, hasEscapes: false)]
        language.keywords = words(
            """
            any bool break byte case chan const continue default defer else error fallthrough false float64 for func go goto
            if import int int64 interface map nil package range return rune select string struct switch true type uint var
            """
        )
        return language
    }()

    private static let rust: CodeLanguage = {
        var language = slashes
        // A single quote begins a lifetime as often as a character.
        language.quotes = [Quote(mark: "\"", spansLines: true)]
        language.keywords = words(
            """
            as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i32 i64 if impl in
            let loop match mod move mut pub ref return self Self static str String struct super trait true type u8 u32 u64
            union unsafe use usize where while
            """
        )
        return language
    }()

    private static let shell = CodeLanguage(
        keywords: words(
            """
            ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM RUN USER WORKDIR alias and begin break case cd class continue def do
            done echo elif else elsif end ensure esac exit export fi for function if in local module nil or require rescue
            return select self set source sudo then unless until while yield
            """
        ),
        lineComments: ["#"],
        quotes: [Quote(mark: "\"", spansLines: true), Quote(mark: "'", spansLines: true, hasEscapes: false)],
        wordCharacters: ["_", "-"]
    )

    private static let json: CodeLanguage = {
        var language = slashes
        language.quotes = [Quote(mark: "\"")]
        language.keywords = ["true", "false", "null"]
        return language
    }()

    private static let yaml = CodeLanguage(
        keywords: ["true", "false", "null", "yes", "no", "on", "off"],
        lineComments: ["#", ";"],
        hasKeys: true,
        wordCharacters: ["_", "-", "."]
    )

    private static let html = CodeLanguage(
        blockComment: ("<!--", "-->"),
        quotes: [Quote(mark: "\"", hasEscapes: false)],
        hasTags: true,
        wordCharacters: ["_", "-", ":"]
    )

    private static let sql = CodeLanguage(
        keywords: words(
            """
            add all alter and as asc avg begin between bigint boolean by cascade case check column commit constraint count
            create cross database default delete desc distinct drop else end exists foreign from full group having if in
            index inner insert integer into is join key left like limit max min not null offset on or order outer over
            partition primary references returning right rollback select set sum table text then timestamp transaction
            union unique update using values varchar view when where with
            """
        ),
        ignoresCase: true,
        lineComments: ["--"],
        blockComment: ("/*", "*/"),
        quotes: [Quote(mark: "'", hasEscapes: false), Quote(mark: "\"", hasEscapes: false)]
    )

    private static let css = CodeLanguage(
        keywords: ["important", "inherit", "none", "auto", "initial", "unset"],
        lineComments: ["//"],
        blockComment: ("/*", "*/"),
        hasKeys: true,
        wordCharacters: ["_", "-"]
    )

    private static let lua = CodeLanguage(
        keywords: words(
            """
            and break case class data deriving do else elseif end false for function if import in instance let local module
            newtype nil not of or qualified repeat return then true type until where while
            """
        ),
        lineComments: ["--"]
    )

    private static let diff = CodeLanguage(isDiff: true)
}
