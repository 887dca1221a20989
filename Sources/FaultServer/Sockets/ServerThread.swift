#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread of the server's own, so that nothing here ever blocks Swift's pool; it must be joined.
struct ServerThread: @unchecked Sendable {
    // A handle is a plain number or pointer that any thread may pass to `pthread_join`; it is never changed.
    private let handle: pthread_t

    init(_ body: @escaping @Sendable () -> Void) throws(ScriptedServerError) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 512 * 1024)

        let job = Unmanaged.passRetained(Job(body))
        #if canImport(Darwin)
        var created: pthread_t?
        #else
        var created = pthread_t()
        #endif
        let code = pthread_create(&created, &attributes, { runJob($0) }, job.toOpaque())
        let started: pthread_t? = created
        guard code == 0, let started else {
            job.release()
            throw .systemCall("pthread_create", code: code)
        }
        handle = started
    }

    /// Waits for the thread's end.
    func join() {
        pthread_join(handle, nil)
    }
}

private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
    return nil
}
