import FaultServer
import Foundation
import Testing
import Waiting

/// An nginx of the test's own that speaks TLS, in HTTP/1.1 and HTTP/2, before a scripted server.
struct Nginx {
    /// The port on 127.0.0.1.
    let port: UInt16
    /// `https://127.0.0.1` and the port.
    let url: URL

    /// Runs a body with an nginx before `server`, and ends it afterwards.
    static func run<Result>(
        before server: ScriptedServer,
        with certificate: TestAuthority.Certificate,
        in folder: URL,
        _ body: (Nginx) async throws -> Result
    ) async throws -> Result {
        let (process, nginx) = try await start(before: server, with: certificate, in: folder)
        do {
            let result = try await body(nginx)
            try await end(process)
            return result
        } catch {
            try await end(process)
            throw error
        }
    }

    private static func end(_ process: Process) async throws {
        // A thread of Swift's pool blocks signals, and its child inherits that: only this one is sure to arrive.
        kill(process.processIdentifier, SIGKILL)
        try await eventually("nginx's end") { !process.isRunning }
    }

    /// Starts nginx on a port that was free a moment ago, and on another one where somebody was quicker.
    private static func start(
        before server: ScriptedServer,
        with certificate: TestAuthority.Certificate,
        in folder: URL
    ) async throws -> (Process, Nginx) {
        for attempt in 1...5 {
            let place = folder.appending(path: "nginx-\(attempt)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let port = try freePort()
            let text = configuration(port: port, backend: server.port, certificate)
            try Data(text.utf8).write(to: place.appending(path: "nginx.conf"))
            let process = try launch(in: place)
            if try await isListening(process, in: place) {
                let url = try #require(URL(string: "https://127.0.0.1:\(port)"))
                return (process, Nginx(port: port, url: url))
            }
        }
        let log = folder.appending(path: "nginx-5/error.log")
        throw Command.Failure(description: "nginx did not start: \(try String(contentsOf: log, encoding: .utf8))")
    }

    private static func launch(in place: URL) throws -> Process {
        let process = Process()
        process.executableURL = try Command.path(of: "nginx")
        process.arguments = ["-p", place.path(), "-c", "nginx.conf", "-e", "error.log"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Waits for the file that nginx writes when its port is open; false when it ended instead.
    private static func isListening(_ process: Process, in place: URL) async throws -> Bool {
        let mark = place.appending(path: "nginx.pid").path()
        try await eventually("nginx's start") { !process.isRunning || FileManager.default.fileExists(atPath: mark) }
        return process.isRunning
    }

    private static func freePort() throws -> UInt16 {
        let server = try ScriptedServer(policy: .refuse)
        defer { server.stop() }
        return server.port
    }

    private static func configuration(
        port: UInt16,
        backend: UInt16,
        _ certificate: TestAuthority.Certificate
    ) -> String {
        """
        daemon off;
        master_process off;
        pid nginx.pid;
        events { worker_connections 1024; }
        http {
            access_log off;
            client_body_temp_path client;
            proxy_temp_path proxy;
            fastcgi_temp_path fastcgi;
            uwsgi_temp_path uwsgi;
            scgi_temp_path scgi;
            client_max_body_size 0;
            server {
                listen 127.0.0.1:\(port) ssl http2;
                ssl_certificate \(certificate.certificate);
                ssl_certificate_key \(certificate.key);
                location / {
                    proxy_pass http://127.0.0.1:\(backend);
                    proxy_http_version 1.1;
                    proxy_buffering off;
                    proxy_request_buffering off;
                    add_header X-Protocol $server_protocol always;
                }
            }
        }
        """
    }
}
