/// The same answer, cut by another network.
extension StubResponse {
    /// The same body in chunks of `size` bytes; 1 is a byte at a time, which cuts characters and lines anywhere.
    public func split(every size: Int) -> StubResponse {
        let bytes = Array(chunks.joined())
        let starts = stride(from: 0, to: bytes.count, by: max(1, size))
        return with(starts.map { Array(bytes[$0..<min($0 + max(1, size), bytes.count)]) })
    }

    /// The same body, cut before the bytes at these places; a place outside of it cuts nothing.
    public func split(at places: Int...) -> StubResponse {
        let bytes = Array(chunks.joined())
        let cuts = [0] + Set(places.filter { (1..<bytes.count).contains($0) }).sorted() + [bytes.count]
        return with(zip(cuts, cuts.dropFirst()).map { Array(bytes[$0..<$1]) })
    }

    /// The same body in one chunk, as a fast network brings it.
    public func joined() -> StubResponse {
        with([Array(chunks.joined())])
    }

    private func with(_ chunks: [[UInt8]]) -> StubResponse {
        var response = self
        response.chunks = chunks.filter { !$0.isEmpty }
        return response
    }
}
