import Testing

@testable import LocalInference

@Suite("A Python")
struct PythonTests {
    @Test(
        "is judged by what it says of itself",
        arguments: [
            ("python cpython 3 10 0 1 1 1", nil),
            ("python cpython 3 14 0 1 1 0", nil),
            ("python cpython 3 14 0 1 0 1", nil),
            ("a warning\npython cpython 3 11 0 1 1 1\nanother\n", nil),
            ("python cpython 4 0 0 1 1 1", nil),
            ("python cpython 3 9 0 1 1 1", "is Python 3.9"),
            ("python cpython 2 7 0 1 1 1", "is Python 2.7"),
            ("python pypy 3 11 0 1 1 1", "is not the usual CPython, which the packages are built for"),
            ("python cpython 3 13 1 1 1 1", "is not the usual CPython, which the packages are built for"),
            ("python cpython 3 11 0 0 1 1", "has no venv (Debian, Ubuntu: `apt-get install python3-venv`)"),
            ("python cpython 3 11 0 1 0 0", "has no venv (Debian, Ubuntu: `apt-get install python3-venv`)"),
            ("python cpython three 11 0 1 1 1", "does not run"),
            ("", "does not run"),
        ] as [(String, String?)]
    )
    func answer(answer: String, objection: String?) {
        #expect(Python(path: "/usr/bin/python3", answer: answer).objection == objection)
    }

    @Test("brings its own pip, else the environment gets one", arguments: [true, false])
    func pip(hasPip: Bool) {
        let python = Python(path: "/usr/bin/python3", answer: "python cpython 3 11 0 1 1 \(hasPip ? 1 : 0)")
        #expect(
            python.environmentArguments(at: "/e") == ["-I", "-m", "venv"] + (hasPip ? ["--without-pip"] : []) + ["/e"]
        )
        let pip = python.pipCommand(environment: "/e", requirements: "/r.txt")
        #expect(pip.executable == (hasPip ? "/usr/bin/python3" : "/e/bin/python"))
        let start = ["-I", "-m", "pip"] + (hasPip ? ["--python", "/e/bin/python"] : []) + ["install"]
        #expect(pip.arguments.starts(with: start))
        #expect(pip.arguments.suffix(2) == ["-r", "/r.txt"])
        #expect(Set(["--no-deps", "--require-hashes", "--only-binary"]).isSubset(of: pip.arguments))
    }
}
