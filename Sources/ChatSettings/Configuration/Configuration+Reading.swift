import JSONCoding

extension Configuration {
    /// Reads the text of a configuration: JSON in which comments go from `//` to the end of their line.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8; nothing but white space and comments is an empty configuration.
    ///   - path: How the error calls the file.
    /// - Throws: ``ConfigurationError`` with every mistake, so that all can be mended at once.
    public init(parsing bytes: [UInt8], path: String) throws(ConfigurationError) {
        let text = bytes.withoutComments
        guard !String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace) else {
            self.init()
            return
        }
        var reader = ConfigurationReader()
        do throws(JSONError) {
            self = reader.read(try LocatedValue(parsing: text))
        } catch {
            // What stands there is not shown, since it may be a key.
            let end = error.kind == .truncated ? ", and the file ends here" : ""
            reader.notes.add("This is no JSON: \(error.reason)\(end).", at: error.offset ?? 0)
            self.init()
        }
        guard reader.notes.all.isEmpty else {
            let mistakes = reader.notes.all.sorted { $0.offset < $1.offset }.map { note in
                let place = TextPlace(of: note.offset, in: bytes)
                return ConfigurationError.Mistake(line: place.line, column: place.column, sentence: note.sentence)
            }
            throw ConfigurationError(path: path, mistakes: mistakes)
        }
    }
}
