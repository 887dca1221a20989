@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A server that is as healthy as llama.cpp's and does nothing else. It refuses a model with the word `broken` in it.
enum FakeServer {
    /// What stands in for the Python module `xllamacpp`.
    static let module = """
        import http.server, sys, threading

        class CommonParams:
            def __getattr__(self, name):
                value = self.__dict__[name] = CommonParams()
                return value

        class Server:
            def __init__(self, params):
                with open(params.model.path, "rb") as model:
                    if b"broken" in model.read():
                        raise RuntimeError("failed to load model")
                server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
                threading.Thread(target=server.serve_forever, daemon=True).start()
                self.listening_address = f"http://127.0.0.1:{server.server_port}"

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

        """

    /// Writes a program that stands in for `llama-server`.
    static func write(to file: URL) async throws {
        let main = """
            params = CommonParams()
            params.model.path = sys.argv[2]
            print("listening on " + Server(params).listening_address, flush=True)
            threading.Event().wait()
            """
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try await writeProgram(
            "[ \"$1\" = --version ] && exit\nPATH='\(path)' exec python3 -c '\(module)\(main)' \"$@\"",
            to: file
        )
    }
}
