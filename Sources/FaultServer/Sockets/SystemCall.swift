#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a system call again while a signal interrupts it; -1 becomes an error with the call's name.
@discardableResult
func systemCall<Result: SignedInteger>(
    _ name: String,
    _ body: () -> Result
) throws(ScriptedServerError) -> Result {
    while true {
        let result = body()
        if result != -1 { return result }
        guard errno == EINTR else { throw .systemCall(name, code: errno) }
    }
}
