#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FaultServer

/// The program: it starts the server that the command line asks for, tells what happens, and ends on a signal.
@main
enum FaultServerProgram {
    static func main() {
        do throws(UsageError) {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp {
                print(Help.text, terminator: "")
            } else {
                serve(try options.script(), port: options.port)
            }
        } catch {
            standardError("fault-server: \(error.description)")
            exit(2)
        }
    }

    private static func serve(_ script: ServerScript, port: UInt16) {
        let ending = EndingSignals()
        do throws(ScriptedServerError) {
            let server = try ScriptedServer(script: script, port: port)
            print("http://127.0.0.1:\(server.port)/v1")
            fflush(nil)
            let log = ServerLog(server)
            ending.wait()
            server.stop()
            log.finish()
        } catch {
            standardError("fault-server: \(sentence(for: error, port: port))")
            exit(1)
        }
    }

    private static func sentence(for error: ScriptedServerError, port: UInt16) -> String {
        switch error {
        case .systemCall("bind", EADDRINUSE):
            "Port \(port) is taken; give another one, or none to let the system choose."
        case .systemCall("bind", EACCES): "Port \(port) is not for everybody; give one above 1023."
        default: error.description
        }
    }
}
