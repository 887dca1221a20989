extension [[UInt8]] {
    /// The same bytes in chunks of a size, as a network may hand them out.
    func cut(every size: Int) -> [[UInt8]] {
        let bytes = [UInt8](joined())
        return stride(from: 0, to: bytes.count, by: size).map { start in
            [UInt8](bytes[start..<Swift.min(start + size, bytes.count)])
        }
    }
}
