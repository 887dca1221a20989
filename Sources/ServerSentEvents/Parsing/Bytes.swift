#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension UInt8 {
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var colon: UInt8 { 0x3A }
}

extension [UInt8] {
    /// The first place of a byte at or after `start`: `memchr`, which looks at many bytes at once.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, start < bytes.count else { return nil }
            guard let found = memchr(base + start, CInt(byte), bytes.count - start) else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
