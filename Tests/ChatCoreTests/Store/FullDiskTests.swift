#if os(Linux)
import ChatCore
import Foundation
import LLM
import Testing

/// A disk of 40 MB, in a namespace that goes with its shell.
private enum SmallDisk {
    /// Whether one may be made; where not, there is nothing to test.
    static let isAvailable = (try? run("true"))?.status == 0

    /// Runs commands to which it is `/mnt`.
    static func run(_ script: String) throws -> (status: Int32, output: String) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["-rm", "/bin/sh", "-ec", "mount -t tmpfs -o size=40m none /mnt; \(script)"]
        process.environment = ["PATH": "/usr/bin:/bin", "writer": WriterProcess.path.path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, words)
    }
}

@Suite("A full disk", .enabled(if: SmallDisk.isAvailable))
struct FullDiskTests {
    @Test("room is held back, so that answers can still be kept when there is no other")
    func reserve() throws {
        let result = try SmallDisk.run(
            """
            "$writer" turns /mnt/store.db 1 >/dev/null
            stat -c '%a %s' /mnt/store.db-reserve
            head -c 100m /dev/zero >/mnt/fill 2>/dev/null || echo full
            "$writer" turns /mnt/store.db 5
            test -e /mnt/store.db-reserve || echo used
            """
        )
        #expect(result.output.split(separator: "\n") == ["600 8388608", "full", "0", "1", "2", "3", "4", "used"])
        #expect(result.status == 0)
    }
}
#endif
