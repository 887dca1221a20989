extension Command {
    /// The arguments with which `curl` asks for a stream and prints it as it comes.
    static func curlStream(_ url: String) -> [String] {
        [
            "-sN", "-H", "Content-Type: application/json", "-d",
            #"{"model":"bench","messages":[{"role":"user","content":"hi"}],"stream":true}"#, "\(url)/chat/completions",
        ]
    }
}
