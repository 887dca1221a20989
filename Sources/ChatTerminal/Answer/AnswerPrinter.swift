import JSONCoding
public import LLM
import WebAPI

/// Prints an answer as it comes: its text to one side, everything about it to the other.
///
/// Each piece of text is written when it arrives. Reasoning, refusals and what there is to say about the answer are
/// notices. An answer that ends without a line feed gets one.
public struct AnswerPrinter {
    /// What is printed of an answer.
    public enum Form: Sendable, Hashable {
        /// Its text.
        case text
        /// The whole completion as one line of JSON, once it is there.
        case json
    }

    private let form: Form
    private let showsUsage: Bool
    private let output: OutputDescriptor
    private let notices: Notices
    private let report: CallReport
    /// Whether the text printed so far lacks a line feed at its end.
    private var isLineOpen = false
    private var isAsideOpen = false

    /// Makes a printer for one answer; `report` tells what happens before it begins.
    public init(
        form: Form,
        showsUsage: Bool,
        output: OutputDescriptor = .standardOutput,
        notices: Notices,
        report: CallReport? = nil
    ) {
        self.form = form
        self.showsUsage = showsUsage
        self.output = output
        self.notices = notices
        self.report = report ?? CallReport(notices)
    }

    /// Prints what an event brings.
    public mutating func show(_ event: ChatStreamEvent) throws(OutputError) {
        report.show(event)
        switch event {
        case .text(let piece): try showText(piece)
        case .reasoning(let piece): showAside(piece, isNeeded: false)
        case .refusal(let piece): showAside(piece, isNeeded: true)
        case .toolCall, .usage, .retrying, .switched: return
        case .restarted: try endLine()
        case .finished(let completion): try finish(completion)
        }
    }

    /// Prints an answer that came in one piece.
    public mutating func show(_ completion: ChatCompletion) throws(OutputError) {
        report.show(.finished(completion))
        let message = completion.choices.first?.message
        if let reasoning = message?.reasoning { showAside(reasoning, isNeeded: false) }
        if let refusal = message?.refusal { showAside(refusal, isNeeded: true) }
        try showText(completion.text)
        try finish(completion)
    }

    /// Ends the line of an answer that broke off, and prints what had arrived of it where only the whole was wanted.
    public mutating func breakOff(_ error: LLMAPIError) throws(OutputError) {
        report.clear()
        try endLine()
        if form == .json, let partial = error.partial { try output.show(partial.json.text + "\n") }
    }

    private mutating func finish(_ completion: ChatCompletion) throws(OutputError) {
        try endLine()
        if form == .json { try output.show(completion.json.text + "\n") }
        if let warning = AnswerRemarks.warning(on: completion) { notices.insist(warning) }
        for remark in AnswerRemarks.remarks(on: completion) { notices.notice(remark) }
        if showsUsage { notices.insist(AnswerRemarks.usage(completion.usage)) }
    }

    private mutating func showText(_ piece: String) throws(OutputError) {
        guard form == .text, let last = piece.utf8.last else { return }
        endAside()
        try output.show(piece)
        isLineOpen = last != UInt8(ascii: "\n")
    }

    /// Shows what is no part of the answer; `isNeeded` even to those who want quiet, such as why there is no answer.
    private mutating func showAside(_ piece: String, isNeeded: Bool) {
        guard !piece.isEmpty, notices.aside(piece, isNeeded: isNeeded) else { return }
        isAsideOpen = true
    }

    private mutating func endAside() {
        if isAsideOpen { notices.endLine() }
        isAsideOpen = false
    }

    private mutating func endLine() throws(OutputError) {
        endAside()
        if isLineOpen { try output.write("\n") }
        isLineOpen = false
    }
}
