import CCurl
import WebAPI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A thread that runs one function and ends with it.
enum LoopThread {
    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// Starts a thread that handles no signal: they are the program's. Its name is for debuggers.
    static func start(_ run: @escaping @Sendable () -> Void) throws(TransportError) {
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
        let code = pthread_create(&thread, &attributes, enter, body.toOpaque())
        guard code == 0 else {
            body.release()
            throw .failed(.connect, reason: "No thread could be started: \(String(cString: strerror(code))).")
        }
    }

    #if canImport(Darwin)
    private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
        curl_shim_name_thread("martlet-curl")
        Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        return nil
    }
    #else
    private static let enter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
        if let body {
            curl_shim_name_thread("martlet-curl")
            Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
        }
        return nil
    }
    #endif
}
