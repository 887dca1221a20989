import CCurl

/// libcurl as such.
enum Curl {
    /// Whether libcurl could be initialised, which happens once, when this is first asked.
    static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
