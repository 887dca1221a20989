/// A Python, and whether the server can be installed with it.
struct Python: Sendable, Hashable {
    /// The oldest version that the server's package is built for.
    static let oldest = (major: 3, minor: 10)
    /// The names to look for, the user's choice first.
    static let names = ["python3"] + (10...15).reversed().map { "python3.\($0)" } + ["python"]

    /// Prints what ``init(path:answer:)`` reads: the implementation, its version, whether it is without a global lock, has
    /// `venv`, has `ensurepip`, and has a `pip` that installs into other environments.
    static let question = """
        import sys, sysconfig
        from importlib.util import find_spec
        try:
            import pip
            version = tuple(map(int, pip.__version__.split(".")[:2]))
        except (ImportError, ValueError):
            version = (0, 0)
        facts = [
            sysconfig.get_config_var("Py_GIL_DISABLED"),
            find_spec("venv"),
            find_spec("ensurepip"),
            version >= (22, 3),
        ]
        print("python", sys.implementation.name, *sys.version_info[:2], *(int(bool(fact)) for fact in facts))
        """

    var path: String
    /// Why it can't be used, as the end of a sentence; nil where it can.
    var objection: String?
    /// Whether its own `pip` can install into a new environment, which saves 4 s of putting another one in there.
    var hasPip = false

    /// Reads a Python's answer to ``question``.
    init(path: String, answer: String) {
        self.path = path
        let fields =
            answer.split(separator: "\n").last { $0.hasPrefix("python ") }.map { $0.split(separator: " ") } ?? []
        guard fields.count == 8, let major = Int(fields[2]), let minor = Int(fields[3]) else {
            objection = "does not run"
            return
        }
        hasPip = fields[7] == "1"
        objection =
            if (major, minor) < Self.oldest {
                "is Python \(major).\(minor)"
            } else if fields[1] != "cpython" || fields[4] == "1" {
                "is not the usual CPython, which the packages are built for"
            } else if fields[5] != "1" || !(fields[6] == "1" || hasPip) {
                "has no venv (Debian, Ubuntu: `apt-get install python3-venv`)"
            } else {
                nil
            }
    }

    /// The arguments that make an environment.
    func environmentArguments(at path: String) -> [String] {
        ["-I", "-m", "venv"] + (hasPip ? ["--without-pip"] : []) + [path]
    }

    /// The command that installs from a requirements file into an environment: only wheels, with these hashes, and nothing
    /// that they ask for.
    func pipCommand(environment: String, requirements: String) -> (executable: String, arguments: [String]) {
        let python = "\(environment)/bin/python"
        return (
            hasPip ? path : python,
            ["-I", "-m", "pip"] + (hasPip ? ["--python", python] : [])
                + ["install", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--no-input"]
                + ["--quiet", "--disable-pip-version-check", "-r", requirements]
        )
    }
}
