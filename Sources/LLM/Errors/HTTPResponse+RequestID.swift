import WebAPI

extension HTTPResponse {
    /// How the server, or the gateway before it, names the request.
    var requestID: String? {
        ["x-request-id", "request-id", "x-amzn-requestid", "apim-request-id", "cf-ray"]
            .lazy.compactMap { headers[$0]?.nonEmpty }.first
    }
}
