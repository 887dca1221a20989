import ChatTerminal
import JSONCoding
import LLM

/// `martlet inspect`: shows what Martlet makes of a saved response.
struct InspectCommand {
    let arguments: InspectArguments

    func run() async throws {
        let bytes = try InputDescriptor.readBytes(ofFile: arguments.path)
        guard arguments.form != .events else {
            let lines = Inspection.events(of: bytes).map { $0.text + "\n" }
            return try OutputDescriptor.standardOutput.show(lines.joined())
        }
        let inspection = await Inspection(of: bytes)
        let text = arguments.form == .json ? inspection.json.text + "\n" : inspection.listing
        try OutputDescriptor.standardOutput.show(text)
        if let code = inspection.outcome.failureCode { throw code }
    }
}

extension Inspection.Outcome {
    /// The exit code where the answer is not complete.
    fileprivate var failureCode: ExitCode? {
        switch self {
        case .complete: nil
        case .truncated: .incomplete
        case .error: .failure
        }
    }
}
