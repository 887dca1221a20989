/// A Python, and whether the server can be installed with it.
struct Python: Sendable, Hashable {
    /// The oldest version that the server's package is built for.
    static let oldest = (major: 3, minor: 10)
    /// The names to look for, the user's choice first.
    static let names = ["python3"] + (10...15).reversed().map { "python3.\($0)" } + ["python"]

    /// Prints what ``init(path:answer:)`` reads.
    static let question = """
        import sys, sysconfig
        from importlib.util import find_spec
        print("python", sys.implementation.name, *sys.version_info[:2], int(bool(sysconfig.get_config_var("Py_GIL_DISABLED"))), \
        int(all(map(find_spec, ("venv", "ensurepip")))))
        """

    var path: String
    /// Why it can't be used, as the end of a sentence; nil where it can.
    var objection: String?

    /// Reads a Python's answer to ``question``.
    init(path: String, answer: String) {
        self.path = path
        let fields = answer.split(separator: "\n").last.map { $0.split(separator: " ") } ?? []
        guard fields.count == 6, fields[0] == "python", let major = Int(fields[2]), let minor = Int(fields[3]) else {
            objection = "does not run"
            return
        }
        objection =
            if (major, minor) < Self.oldest {
                "is Python \(major).\(minor)"
            } else if fields[1] != "cpython" || fields[4] == "1" {
                "is not the usual CPython, which the packages are built for"
            } else if fields[5] != "1" {
                "has no venv (Debian, Ubuntu: `apt-get install python3-venv`)"
            } else {
                nil
            }
    }
}
