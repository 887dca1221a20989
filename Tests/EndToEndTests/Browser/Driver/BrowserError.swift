/// Why a browser did not do what a test asked.
enum BrowserError: Error, CustomStringConvertible {
    /// None is installed.
    case missing
    /// It has ended.
    case gone
    /// It did not answer in time.
    case silent(method: String)
    /// It refused a command.
    case refused(method: String, message: String)
    /// A script that a test gave it threw.
    case thrown(String)
    /// What a test waited for never came; with what the script threw last, and what the page showed then.
    case neverTrue(script: String, error: String?, page: String)

    var description: String {
        switch self {
        case .missing: "There is no Chromium; Scripts/setup --browser installs it."
        case .gone: "The browser has ended."
        case .silent(let method): "The browser did not answer to \(method)."
        case .refused(let method, let message): "The browser refused \(method): \(message)"
        case .thrown(let message): "The test's script threw: \(message)"
        case .neverTrue(let script, let error, let page):
            "This never came true: \(script)\n\(error.map { "It threw: \($0)\n" } ?? "")The page showed:\n\(page)"
        }
    }
}
