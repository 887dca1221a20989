import CCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Transfer {
    /// Has libcurl call the transfer that ``setContext()`` names.
    static func installCallbacks(in easy: EasyHandle) {
        easy.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return Transfer.called(context)?.receiveHeaderLine(line) == true ? line.count : 0
        }
        easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            let chunk = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return Transfer.called(context)?.receiveBody(chunk) == true ? chunk.count : Int(CURL_WRITEFUNC_PAUSE)
        }
        easy.set(CURLOPT_READFUNCTION) { bytes, size, count, context in
            Transfer.called(context)?.sendBody(into: .init(start: bytes, count: size * count)) ?? 0
        }
        easy.note(
            curl_shim_set_seek_callback(easy.pointer) { context, offset, origin in
                let isDone = origin == SEEK_SET && Transfer.called(context)?.rewindBody(to: Int(offset)) == true
                return isDone ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
            }
        )
        easy.note(
            curl_shim_set_request_callback(easy.pointer) { context, _, _, _, _ in
                Transfer.called(context)?.willSendRequest() == true
                    ? curl_shim_allow_request : curl_shim_refuse_request
            }
        )
        easy.note(curl_shim_set_open_socket_callback(easy.pointer) { _, _, address in Transfer.openSocket(address) })
    }

    /// Makes this the transfer that libcurl calls. libcurl only gets a pointer; the loop keeps the transfer alive.
    func setContext() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        for option in [
            CURLOPT_PRIVATE, CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_READDATA, CURLOPT_SEEKDATA,
            CURLOPT_PREREQDATA,
        ] {
            easy.set(option, pointer: context)
        }
    }

    private static func called(_ context: UnsafeMutableRawPointer?) -> Transfer? {
        context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Opens a socket that no child process inherits.
    private static func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address = address?.pointee else { return -1 }
        #if os(Linux)
        return socket(address.family, address.socktype | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
        #else
        let descriptor = socket(address.family, address.socktype, address.protocol)
        if descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        return descriptor
        #endif
    }
}
