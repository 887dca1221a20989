/// Why there is no answer.
enum ChatError: Error {
    case status(Int)
    case cutOff
    case empty
}
