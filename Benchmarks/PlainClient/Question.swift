/// What is asked.
struct Question: Encodable {
    var model = "bench"
    var messages = [Message()]
    let stream: Bool

    struct Message: Encodable {
        var role = "user"
        var content = "Where does a swift sleep?"
    }
}
