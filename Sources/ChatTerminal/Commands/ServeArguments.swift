/// Where the page is served, and who answers there.
public struct ServeArguments: Sendable, Hashable {
    /// The port; nil for one that is free.
    public var port: Int?
    /// The host whose address is listened at; nil for this machine alone.
    public var host: String?
    /// Whether other machines may connect.
    public var isOpenToNetwork: Bool
    /// Whether the browser is opened.
    public var opensBrowser: Bool
    /// The system prompt of new conversations.
    public var system: String?
    /// Further fields of each request, in order.
    public var fields: [RequestField]
    /// Whether nothing is kept.
    public var isOffTheRecord: Bool
    /// Who is asked.
    public var connection: ConnectionArguments
    /// Who stands in where no answer begins, in order.
    public var fallbacks: [String]
    /// Whether the model on this machine may answer where nobody else does.
    public var isOfflineOK: Bool
    /// Whether only errors are told.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        port = try parsed.port
        host = try parsed.pageHost
        isOpenToNetwork = parsed.contains(.iKnow)
        opensBrowser = parsed.contains(.openBrowser)
        system = parsed.value(of: .system)
        fields = try parsed.occurrences(of: .field).map { values throws(UsageError) in try RequestField(values) }
        isOffTheRecord = parsed.contains(.noLog)
        connection = try ConnectionArguments(parsed)
        fallbacks = try parsed.fallbacks
        isOfflineOK = parsed.contains(.offlineOK)
        isQuiet = parsed.contains(.quiet)
    }
}

extension String {
    /// Whether it is a number that only some programs take for an address, such as `0` or `127.1`.
    fileprivate var isPartOfAddress: Bool {
        allSatisfy { $0.isNumber || $0 == "." } && split(separator: ".", omittingEmptySubsequences: false).count != 4
    }
}

extension ParsedArguments {
    fileprivate var port: Int? {
        get throws(UsageError) {
            guard let text = value(of: .port) else { return nil }
            guard let port = Int(text), (0...65_535).contains(port) else {
                throw UsageError("--port needs a number from 1 to 65535, or 0 for any that is free, not \"\(text)\".")
            }
            return port
        }
    }

    fileprivate var pageHost: String? {
        get throws(UsageError) {
            let host = value(of: .pageHost)
            guard host?.allSatisfy({ $0.isASCII && !$0.isWhitespace && !"/[]@?#%".contains($0) }) != false,
                host?.isEmpty != true, host?.isPartOfAddress != true
            else { throw UsageError("--host needs an address, such as 192.168.1.5, or a name of this machine.") }
            return host
        }
    }
}
