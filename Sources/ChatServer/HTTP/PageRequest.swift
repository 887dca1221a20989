import WebAPI

/// A request of the page that has passed the gate.
struct PageRequest: Sendable {
    /// What it asks for: GET, POST or DELETE.
    var method: HTTPMethod
    /// The parts of the path between its slashes, decoded; none of them is empty, `.` or `..`, or holds a slash or a zero.
    var path: [String]
    /// The query, decoded; of a name that stands twice, the last.
    var query: [String: String] = [:]
    /// The header.
    var fields = HTTPFields()
    /// The body, in full.
    var body: [UInt8] = []
}
