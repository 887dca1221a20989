import JSONCoding
public import LLM
import WebAPI

/// Prints an answer as it comes: its text to one side, everything about it to the other.
///
/// Each piece of text is written when it arrives, as it came or as Markdown. Reasoning, refusals and what there is to say about the answer are
/// notices. An answer that ends without a line feed gets one.
public struct AnswerPrinter {
    /// What is printed of an answer.
    public enum Form: Sendable, Hashable {
        /// Its text.
        case text
        /// The whole completion as one line of JSON, once it is there.
        case json
        /// The first block of code in its text, once it is there; where it has none, all of the text, but as a notice.
        case code
    }

    private let form: Form
    private let showsUsage: Bool
    private let output: OutputDescriptor
    private let notices: Notices
    private let report: CallReport
    private var markdown: MarkdownOutput?
    /// Whether the text printed so far lacks a line feed at its end.
    private var isLineOpen = false
    private var isAsideOpen = false
    /// Whether code was wanted, and there was none.
    public private(set) var lacksCode = false

    /// Makes a printer for one answer; `report` tells what happens before it begins, `markdown` shows its text in place
    /// of the output where the form is text.
    public init(
        form: Form,
        showsUsage: Bool,
        output: OutputDescriptor = .standardOutput,
        markdown: MarkdownOutput? = nil,
        notices: Notices,
        report: CallReport? = nil
    ) {
        self.form = form
        self.showsUsage = showsUsage
        self.output = output
        self.markdown = form == .text ? markdown : nil
        self.notices = notices
        self.report = report ?? CallReport(notices)
    }

    /// Prints what an event brings.
    public mutating func show(_ event: ChatStreamEvent) throws(OutputError) {
        if case .restarted = event { try endLine() }
        report.show(event)
        switch event {
        case .text(let piece): try showText(piece)
        case .reasoning(let piece): try showAside(piece, isNeeded: false)
        case .refusal(let piece): try showAside(piece, isNeeded: true)
        case .toolCall, .usage, .retrying, .switched, .restarted: return
        case .finished(let completion): try finish(completion)
        }
    }

    /// Ends the line of an answer that broke off, and prints what had arrived of it where only the whole was wanted.
    public mutating func breakOff(_ error: LLMAPIError) throws(OutputError) {
        report.clear()
        try endLine()
        if let partial = error.partial { try showWhole(partial) }
    }

    /// Makes room on the terminal for a notice of somebody else.
    public mutating func makeRoom() throws(OutputError) {
        try markdown?.hide()
    }

    private mutating func finish(_ completion: ChatCompletion) throws(OutputError) {
        try endLine()
        try showWhole(completion)
        if let age = AnswerRemarks.age(of: completion) { notices.insist(age) }
        if let warning = AnswerRemarks.warning(on: completion) { notices.insist(warning) }
        for remark in AnswerRemarks.remarks(on: completion) { notices.notice(remark) }
        if showsUsage { notices.insist(AnswerRemarks.usage(completion.usage)) }
    }

    /// Prints what is not printed before the end.
    private mutating func showWhole(_ completion: ChatCompletion) throws(OutputError) {
        switch form {
        case .text: return
        case .json: try output.show(completion.json.text + "\n")
        case .code:
            guard let code = CodeBlock.first(in: completion.text) else {
                return try tellThatCodeIsLacking(completion.text)
            }
            try write(code)
            try endLine()
        }
    }

    /// A shell at the end of a pipe must not run what is no code.
    private mutating func tellThatCodeIsLacking(_ text: String) throws(OutputError) {
        lacksCode = true
        notices.insist("There is no block of code in the answer:")
        try showAside(text, isNeeded: true)
        endAside()
    }

    private mutating func showText(_ piece: String) throws(OutputError) {
        if form == .text { try write(piece) }
    }

    private mutating func write(_ piece: String) throws(OutputError) {
        guard let last = piece.utf8.last else { return }
        endAside()
        guard markdown == nil else {
            try markdown?.show(piece)
            return
        }
        try output.show(piece)
        isLineOpen = last != UInt8(ascii: "\n")
    }

    /// Shows what is no part of the answer; `isNeeded` even to those who want quiet, such as why there is no answer.
    private mutating func showAside(_ piece: String, isNeeded: Bool) throws(OutputError) {
        guard !piece.isEmpty else { return }
        try makeRoom()
        guard notices.aside(piece, isNeeded: isNeeded) else { return }
        isAsideOpen = true
    }

    private mutating func endAside() {
        if isAsideOpen { notices.endLine() }
        isAsideOpen = false
    }

    private mutating func endLine() throws(OutputError) {
        endAside()
        try markdown?.finish()
        if isLineOpen { try output.write("\n") }
        isLineOpen = false
    }
}
