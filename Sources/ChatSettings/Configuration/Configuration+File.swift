public import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Configuration {
    /// Reads the configuration file; where there is none, nothing is configured.
    ///
    /// - Throws: ``ConfigurationError`` where it has a mistake, can't be read, or is larger than 1 MB.
    public init(contentsOf url: URL) throws(ConfigurationError) {
        try self.init(parsing: Self.bytes(of: url), path: url.path)
    }

    /// What the configuration file says, without its comments; an empty object where there is none.
    ///
    /// - Throws: ``ConfigurationError``, as ``init(contentsOf:)`` does.
    public static func json(of url: URL) throws(ConfigurationError) -> JSONValue {
        let bytes = try bytes(of: url)
        _ = try Configuration(parsing: bytes, path: url.path)
        do throws(JSONError) {
            return try JSONValue(parsing: bytes.withoutComments)
        } catch {
            // It has been read, so that nothing but an empty file gets here.
            return [:]
        }
    }

    private static func bytes(of url: URL) throws(ConfigurationError) -> [UInt8] {
        do throws(FileFailure) {
            return try PlainFile(url).read(upTo: 1 << 20)?.bytes ?? []
        } catch {
            let mistake = ConfigurationError.Mistake(line: nil, column: nil, sentence: error.reason)
            throw ConfigurationError(path: url.path, mistakes: [mistake])
        }
    }
}
