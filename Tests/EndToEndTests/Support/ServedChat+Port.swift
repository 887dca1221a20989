import FaultServer

extension ServedChat {
    /// A port that is free and that no system gives to anybody by itself, so that it is still free when a chat has ended and
    /// is to begin there again.
    static func ownPort() -> Int {
        while true {
            let port = UInt16.random(in: 20_000..<30_000)
            if isFree(port) { return Int(port) }
        }
    }

    private static func isFree(_ port: UInt16) -> Bool {
        do {
            try ScriptedServer(script: ServerScript([]), port: port).stop()
            return true
        } catch {
            return false
        }
    }
}
