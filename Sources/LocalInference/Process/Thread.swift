#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a function that blocks on a thread of its own, so that it takes none from Swift's pool.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SpawnError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))

    let box = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, ThreadBody.run, box.toOpaque())
    guard code == 0 else {
        box.release()
        throw SpawnError(call: "pthread_create", reason: systemMessage(code))
    }
}

/// A closure on its way through C.
private final class ThreadBody: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    #if canImport(Darwin)
    static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
        Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
    }
    #else
    static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
        if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
    }
    #endif
}
