import Foundation

/// A certificate authority that exists for one test only, and the certificates that it signs; made by `openssl`.
struct TestAuthority {
    let folder: URL

    /// The authority's own certificate, to be trusted.
    var certificate: String { folder.appending(path: "authority.pem").path() }

    init(in folder: URL) async throws {
        self.folder = folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        try await openssl(
            "req",
            "-x509",
            "-subj",
            "/CN=Martlet test authority",
            "-out",
            "authority.pem",
            key: "authority"
        )
    }

    /// Signs a certificate for a name such as `DNS:localhost` or `IP:127.0.0.1`.
    func sign(_ name: String) async throws -> Certificate {
        try Data("subjectAltName=\(name)".utf8).write(to: folder.appending(path: "names"))
        try await openssl("req", "-subj", "/CN=server", "-out", "server.csr", key: "server")
        try await Command.run(
            "openssl",
            [
                "x509", "-req", "-days", "2", "-in", "server.csr", "-out", "server.pem", "-extfile", "names",
                "-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial",
            ],
            in: folder
        )
        return Certificate(
            certificate: folder.appending(path: "server.pem").path(),
            key: folder.appending(path: "server.key").path()
        )
    }

    /// The paths of a server's certificate and its key.
    struct Certificate {
        var certificate: String
        var key: String
    }

    private func openssl(_ arguments: String..., key: String) async throws {
        let newKey = [
            "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-keyout", "\(key).key",
        ]
        try await Command.run("openssl", arguments + newKey, in: folder)
    }
}
