import CCurl
import WebAPI

/// libcurl's handle for a transfer at a time, with what it refers to and with the options' types told apart.
///
/// A setting that fails is remembered in ``failure``, so that settings read as a list. Confined to the loop's thread.
final class EasyHandle {
    let pointer: UnsafeMutableRawPointer
    /// The first setting's failure.
    private(set) var failure = CURLE_OK
    private let messageBuffer: UnsafeMutablePointer<CChar>
    private var headerLines: [String] = []
    private var headerList: UnsafeMutablePointer<curl_slist>?

    /// Makes a handle with the settings that all transfers have in common.
    init?(_ defaults: TransferDefaults) {
        guard let pointer = curl_easy_init() else { return nil }
        self.pointer = pointer
        messageBuffer = .allocate(capacity: Int(CURL_ERROR_SIZE))
        messageBuffer.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        set(CURLOPT_ERRORBUFFER, pointer: messageBuffer)
        defaults.apply(to: self)
        Transfer.installCallbacks(in: self)
    }

    deinit {
        curl_easy_cleanup(pointer)
        curl_slist_free_all(headerList)
        messageBuffer.deallocate()
    }

    /// What libcurl says of its failure; may be empty.
    var message: String { String(cString: messageBuffer) }
}

// MARK: Settings

extension EasyHandle {
    func set(_ option: CURLoption, _ value: Int) {
        note(curl_shim_set_long(pointer, option, value))
    }

    func set(_ option: CURLoption, _ value: Bool) {
        note(curl_shim_set_long(pointer, option, value ? 1 : 0))
    }

    func set(_ option: CURLoption, offset value: Int) {
        note(curl_shim_set_offset(pointer, option, curl_off_t(value)))
    }

    func set(_ option: CURLoption, _ value: String) {
        note(curl_shim_set_string(pointer, option, value))
    }

    func set(_ option: CURLoption, pointer value: UnsafeMutableRawPointer?) {
        note(curl_shim_set_pointer(pointer, option, value))
    }

    func set(_ option: CURLoption, callback: curl_shim_data_callback) {
        note(curl_shim_set_data_callback(pointer, option, callback))
    }

    /// Takes back what belonged to one request, so that the next finds what a new handle has.
    func forgetRequest() {
        set(CURLOPT_COPYPOSTFIELDS, pointer: nil)
        set(CURLOPT_CUSTOMREQUEST, pointer: nil)
        set(CURLOPT_HTTPGET, true)
        messageBuffer.pointee = 0
    }

    /// Sets the lines of the header, which are often those of the request before.
    func setHeaders(_ lines: [String]) {
        guard !lines.elementsEqual(headerLines, by: { $0.hasBytes(of: $1) }) else { return }
        headerLines = lines
        curl_slist_free_all(headerList)
        headerList = nil
        for line in lines {
            guard let longer = curl_slist_append(headerList, line) else {
                return note(CURLE_OUT_OF_MEMORY)
            }
            headerList = longer
        }
        set(CURLOPT_HTTPHEADER, pointer: headerList)
    }

    /// Remembers a setting's failure.
    func note(_ code: CURLcode) {
        if failure == CURLE_OK {
            failure = code
        }
    }
}

// MARK: Information

extension EasyHandle {
    /// What libcurl tells of a transfer; zero where it can't.
    func info(_ info: CURLINFO) -> Int {
        var value = 0
        return curl_shim_get_long(pointer, info, &value) == CURLE_OK ? value : 0
    }

    /// Whether a server or a proxy has asked who sends: libcurl remembers that for the handle's next request.
    var hasBeenAskedToLogIn: Bool { info(CURLINFO_HTTPAUTH_AVAIL) != 0 || info(CURLINFO_PROXYAUTH_AVAIL) != 0 }

    /// The socket of the connection, or nil where there is none.
    var socket: Int32? {
        var socket = curl_socket_t(-1)
        return curl_shim_get_socket(pointer, &socket) == CURLE_OK && socket >= 0 ? socket : nil
    }
}
