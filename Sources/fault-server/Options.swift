#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FaultServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the command line asks for.
struct Options {
    /// The file with the script, `-` for standard input; nil for a healthy server.
    private(set) var scriptPath: String?
    /// The name of a fault or of a policy.
    private(set) var fault: String?
    /// The port; 0 lets the system choose.
    private(set) var port: UInt16 = 0
    private(set) var wantsHelp = false

    /// Reads `--name value` and `--name=value`.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if ["--help", "-h"].contains(argument) {
                wantsHelp = true
                return
            }
            guard ["--script", "--fault", "--port"].contains(name) else {
                throw UsageError(description: "There is no option \"\(argument)\". Try fault-server --help.")
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError(description: "The option \(name) needs a value. Try fault-server --help.")
            }
            try set(name, value)
        }
        if scriptPath != nil && fault != nil {
            throw UsageError(description: "Give --script or --fault, not both; a script may name faults.")
        }
    }

    private mutating func set(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--script": scriptPath = value
        case "--fault": fault = value
        default:
            guard let port = UInt16(value) else {
                throw UsageError(description: "The port must be a number from 0 to 65535, not \"\(value)\".")
            }
            self.port = port
        }
    }
}

extension Options {
    /// The script that is to be played.
    func script() throws(UsageError) -> ServerScript {
        if let fault { return try Self.script(of: fault) }
        guard let scriptPath else { return ServerScript() }
        let json = try Self.contents(of: scriptPath)
        do throws(ServerScriptError) {
            return try ServerScript(json: json)
        } catch {
            throw UsageError(description: error.description)
        }
    }

    private static func contents(of path: String) throws(UsageError) -> Data {
        if path == "-" {
            guard let bytes = standardInput() else {
                throw UsageError(description: "Standard input can't be read; give the script as a file.")
            }
            return Data(bytes)
        }
        guard !isFolder(path) else {
            throw UsageError(description: "The script \(path) is a folder; name a file, or - for standard input.")
        }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw UsageError(description: "The script \(path) can't be read; does the file exist?")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func script(of name: String) throws(UsageError) -> ServerScript {
        var script = ServerScript()
        if let fault = Fault(rawValue: name) {
            script.answers = [.fault(fault)]
        } else if let policy = ScriptedServer.Policy(rawValue: name) {
            script.policy = policy
        } else {
            throw UsageError(description: "There is no fault \"\(name)\"; fault-server --help lists them.")
        }
        return script
    }
}
