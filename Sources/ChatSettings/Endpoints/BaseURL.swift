#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the base URL of an API as a person writes it.
enum BaseURL {
    /// - Parameter source: Where it was written, for the error: a flag or a variable.
    static func parse(_ text: String, source: String) throws(SettingsError) -> URL {
        // What stands before an @ may be a password, so such a text is not repeated.
        let shown = text.contains("@") ? "" : " \"\(text)\""
        func refuse(_ reason: String) -> SettingsError { .invalidEndpoint(source: source + shown, reason: reason) }

        guard let url = URL(string: text, encodingInvalidCharacters: false), let scheme = url.scheme?.lowercased()
        else {
            throw refuse("is not a URL; one looks like https://api.example.com/v1.")
        }
        guard scheme == "http" || scheme == "https" else {
            throw refuse("must begin with http:// or https://.")
        }
        guard let host = url.host(), !host.isEmpty, (1...65_535).contains(url.port ?? 443) else {
            throw refuse("names no host that can be reached.")
        }
        guard url.user() == nil, url.password() == nil else {
            throw refuse("must not hold a user or password; pass the key by --key or in the environment.")
        }
        guard url.fragment() == nil else {
            throw refuse("must not have a part after #.")
        }
        return url
    }
}

extension String {
    /// Whether it should be read as a URL where it could be a model too. A slash may be missing: no model has `:/` in its
    /// name.
    var isMeantAsURL: Bool { contains(":/") }
}
