import WebAPI

/// Why a request gets no further than the gate.
struct Refusal: Error, Sendable {
    /// The status it gets.
    var status: Int
    /// What a person should know, and do.
    var sentence: String
    /// Further fields of the answer.
    var fields: HTTPFields = [:]

    init(_ status: Int, _ sentence: String, _ fields: HTTPFields = [:]) {
        self.status = status
        self.sentence = sentence
        self.fields = fields
    }
}
