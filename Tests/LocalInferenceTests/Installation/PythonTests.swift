import Testing

@testable import LocalInference

@Suite("A Python")
struct PythonTests {
    @Test(
        "is judged by what it says of itself",
        arguments: [
            ("python cpython 3 10 0 1", nil),
            ("python cpython 3 14 0 1", nil),
            ("a warning\npython cpython 3 11 0 1\n", nil),
            ("python cpython 4 0 0 1", nil),
            ("python cpython 3 9 0 1", "is Python 3.9"),
            ("python cpython 2 7 0 1", "is Python 2.7"),
            ("python pypy 3 11 0 1", "is not the usual CPython, which the packages are built for"),
            ("python cpython 3 13 1 1", "is not the usual CPython, which the packages are built for"),
            ("python cpython 3 11 0 0", "has no venv (Debian, Ubuntu: `apt-get install python3-venv`)"),
            ("python cpython three 11 0 1", "does not run"),
            ("", "does not run"),
        ] as [(String, String?)]
    )
    func answer(answer: String, objection: String?) {
        #expect(Python(path: "/usr/bin/python3", answer: answer).objection == objection)
    }
}
