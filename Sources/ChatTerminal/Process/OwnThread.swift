#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread for what waits for a person, and would hold up a thread of Swift's pool.
enum OwnThread {
    /// Does the work on a thread that ends with it. It handles no signals.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Result<Value, InputError>
    ) async -> Result<Value, InputError> {
        await withCheckedContinuation { continuation in
            let code = start { continuation.resume(returning: work()) }
            guard code != 0 else { return }
            let reason = "No thread could be started: \(String(cString: strerror(code)))."
            continuation.resume(returning: .failure(.failed(reason: reason)))
        }
    }

    /// Starts a thread that ends with the work; returns 0, or the system's error.
    static func start(_ run: @escaping @Sendable () -> Void) -> Int32 {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

        let body = Unmanaged.passRetained(Body(run))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let code = pthread_create(&thread, &attributes, { runBody($0) }, body.toOpaque())
        if code != 0 { body.release() }
        return code
    }
}

private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

private func runBody(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
    return nil
}
