import Foundation

/// The system's view of the connections to a loopback port.
struct SocketTable {
    var port: UInt16

    static var isShown: Bool { FileManager.default.isReadableFile(atPath: "/proc/net/tcp") }

    /// The local addresses of the sockets that wait for an answer to their attempt to connect; none where the system
    /// does not show them.
    var connecting: Set<Substring> {
        // Not by path: the system gives the file's size as 0, and only reading to the end shows it whole.
        guard let data = FileHandle(forReadingAtPath: "/proc/net/tcp")?.readDataToEndOfFile() else { return [] }
        let table = String(decoding: data, as: UTF8.self)
        let peer = "0100007F:" + String(port, radix: 16, uppercase: true).leftPadded(to: 4)
        return Set(
            table.split(separator: "\n").compactMap { line in
                let columns = line.split(separator: " ")
                // The fourth column is the state; 02 is SYN_SENT.
                let isConnecting = columns.count > 3 && columns[2] == peer && columns[3] == "02"
                return isConnecting ? columns[1] : nil
            }
        )
    }
}

extension String {
    fileprivate func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(0, length - count)) + self
    }
}
