import ChatTerminal
import Testing

@Suite("Telling how something goes on")
struct ProgressLineTests {
    @Test("Away from a terminal it is a line for each tenth")
    func tenths() {
        let pipe = Pipe()
        let line = ProgressLine(Notices(on: OutputDescriptor(pipe.writing)) { _ in nil })
        line.say("Begins.")
        for done in 0...40 { line.update("\(done) of 40", done: done, of: 40) }
        line.end()
        let lines = pipe.contents().split(separator: "\n")
        #expect(lines == ["martlet: Begins."] + (1...10).map { "martlet: \($0 * 4) of 40" })
    }

    @Test("An unknown size is no fault")
    func unknown() {
        let pipe = Pipe()
        let line = ProgressLine(Notices(on: OutputDescriptor(pipe.writing)) { _ in nil })
        line.update("5 of ?", done: 5, of: 0)
        #expect(pipe.contents().isEmpty)
    }
}
