/// What all requests of one transport have in common.
struct Configuration: Sendable {
    var certificateAuthority: String?
    var maximumConnectionsPerHost: Int
    var prefersHTTP2: Bool
}
