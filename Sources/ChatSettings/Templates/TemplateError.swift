/// Why a template can't be used.
public enum TemplateError: Error, Sendable, Hashable {
    /// There is none of that name; `near` is one that may be meant.
    case notFound(template: String, near: String?)
    /// A name that no file of a template can have.
    case invalidName(String)
    /// The file, or the folder of them, can't be read; `reason` is a sentence.
    case unreadable(path: String, reason: String)
    /// A line of the head, from 1 on, is no `name: value`, or the head that begins there does not end.
    case invalidHead(template: String, line: Int)
    /// Something must be asked, and nothing is.
    case missingInput(template: String)
    /// A variable has no value.
    case missingValue(template: String, name: String)
    /// A value was given that the template does not use.
    case unknownVariable(template: String, name: String, known: [String])
}

extension TemplateError: CustomStringConvertible {
    /// One sentence, with what to do.
    public var description: String {
        switch self {
        case .notFound(let template, let near?):
            "No template is called \(template); did you mean \(near)?"
        case .notFound(let template, nil):
            "No template is called \(template); martlet templates list tells their names, martlet templates path their folder."
        case .invalidName(let name):
            "\"\(name)\" is no name of a template: one has letters, digits, dots, - and _."
        case .unreadable(let path, let reason):
            "The template can't be had from \(path). \(reason)"
        case .invalidHead(let template, let line):
            "Line \(line) of the template \(template) is no \"name: value\" in a head that ends with ---."
        case .missingInput(let template):
            "The template \(template) needs something to work on: add words, or pipe text in."
        case .missingValue(let template, let name):
            "The template \(template) needs a value for $\(name): add -p \(name) VALUE."
        case .unknownVariable(let template, let name, let known):
            known.isEmpty
                ? "The template \(template) has no $\(name), nor any other variable for -p."
                : "The template \(template) has no $\(name), but \(known.map { "$\($0)" }.joined(separator: ", "))."
        }
    }
}
