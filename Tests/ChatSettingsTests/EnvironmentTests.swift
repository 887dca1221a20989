import ChatSettings
import Testing

@Suite("Environment variables")
struct EnvironmentTests {
    @Test("Blank is unset", arguments: ["", " ", "\t\n"])
    func blank(value: String) {
        #expect(Environment(["NAME": value])["NAME"] == nil)
    }

    @Test("White space around a value is no part of it")
    func trimmed() {
        let environment: Environment = ["NAME": " a b\r\n"]
        #expect(environment["NAME"] == "a b")
        #expect(environment["OTHER"] == nil)
    }

    @Test("The process has a PATH")
    func process() {
        #expect(Environment.process["PATH"] != nil)
    }
}
