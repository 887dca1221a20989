#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Everything on standard input, or nil where it can't be read.
func standardInput() -> [UInt8]? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 { return all }
        if count > 0 {
            all += buffer.prefix(count)
        } else if errno != EINTR {
            return nil
        }
    }
}
