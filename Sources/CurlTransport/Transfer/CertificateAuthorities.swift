import CCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whose certificates are trusted.
enum CertificateAuthorities: Equatable {
    /// The ones that libcurl was built to find.
    case builtIn
    /// The ones in a file, beside a directory that libcurl was built with.
    case system(file: String)
    /// The ones in a file, and no others.
    case only(file: String)

    /// The system's authorities: `SSL_CERT_FILE`, else libcurl's own place, else where the known systems have them.
    static func system() -> CertificateAuthorities {
        if let file = Environment.value(of: "SSL_CERT_FILE") {
            return .system(file: file)
        }
        let version = curl_shim_version().pointee
        let builtIn = [version.cainfo, version.capath].compactMap { $0 }
        if builtIn.isEmpty || builtIn.contains(where: { access($0, R_OK) == 0 }) {
            return .builtIn
        }
        return wellKnownFiles.first { access($0, R_OK) == 0 }.map { .system(file: $0) } ?? .builtIn
    }

    func apply(to easy: EasyHandle) {
        switch self {
        case .builtIn:
            break
        case .system(let file):
            easy.set(CURLOPT_CAINFO, file)
            easy.set(CURLOPT_PROXY_CAINFO, file)
        case .only(let file):
            easy.set(CURLOPT_CAINFO, file)
            easy.set(CURLOPT_PROXY_CAINFO, file)
            easy.set(CURLOPT_CAPATH, pointer: nil)
            easy.set(CURLOPT_PROXY_CAPATH, pointer: nil)
        }
    }

    /// Debian; Fedora; Alpine, Arch and macOS; openSUSE.
    private static let wellKnownFiles = [
        "/etc/ssl/certs/ca-certificates.crt",
        "/etc/pki/tls/certs/ca-bundle.crt",
        "/etc/ssl/cert.pem",
        "/etc/ssl/ca-bundle.pem",
    ]
}
