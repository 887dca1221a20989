import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The folder of the templates: each is a file `NAME.md`.
public struct TemplateFolder: Sendable, Hashable {
    private static let ending = ".md"

    private let url: URL

    /// Describes a folder, which need not be there.
    public init(at url: URL) {
        self.url = url
    }

    /// The names of the templates, in alphabetical order.
    public func names() throws(TemplateError) -> [String] {
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return []
        } catch {
            throw .unreadable(path: url.path, reason: "The system can't list that folder.")
        }
        return files.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }.filter(
            \.isName
        )
        .sorted()
    }

    /// Where the template of a name is, whether it is there or not.
    public func file(named name: String) throws(TemplateError) -> URL {
        guard name.isName else { throw .invalidName(name) }
        return url.appending(path: name + Self.ending)
    }

    /// The text of a template.
    public func text(named name: String) throws(TemplateError) -> String {
        let file = try file(named: name)
        do throws(FileFailure) {
            guard let contents = try PlainFile(file).read(upTo: 1 << 20) else {
                throw FileFailure.missing
            }
            return String(decoding: contents.bytes, as: UTF8.self)
        } catch {
            guard error == .missing else { throw .unreadable(path: file.path, reason: error.reason) }
            throw .notFound(template: name, near: name.nearest(among: try names()))
        }
    }

    /// The template of a name.
    public func template(named name: String) throws(TemplateError) -> PromptTemplate {
        try PromptTemplate(name, parsing: text(named: name))
    }
}

extension FileFailure {
    fileprivate static let missing = FileFailure(reason: "It is not there.")
}
