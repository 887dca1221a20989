import ChatTerminal
import Foundation
import Markdown

/// Measures what it takes to lay out an answer while it is written, by the token, and prints a line of JSON for each time.
@main
struct MarkdownBenchmark {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard let rounds = numbers.first, rounds > 0, numbers.count > 1 else {
            print("usage: markdown-benchmark ROUNDS TOKENS...")
            exit(2)
        }
        warmUp()
        for _ in 0..<rounds {
            for count in numbers.dropFirst() {
                let tokens = (0..<count).map(Prose.token)
                report("Markdown on the terminal", count) { terminal(tokens) }
                report("Markdown in the page", count) { page(tokens) }
            }
        }
    }

    private static func warmUp() {
        let tokens = (0..<1_000).map(Prose.token)
        terminal(tokens)
        page(tokens)
    }

    private static func terminal(_ tokens: [String]) {
        var stream = MarkdownStream(width: 80, height: 24, style: .escapes, hasHyperlinks: true)
        for token in tokens { _ = stream.append(token) }
        _ = stream.finish()
    }

    private static func page(_ tokens: [String]) {
        var stream = MarkdownHTMLStream()
        for token in tokens { _ = stream.append(token) }
        _ = stream.finish()
    }

    private static func report(_ measure: String, _ count: Int, _ work: () -> Void) {
        let start = cpuTime
        work()
        let time = cpuTime - start
        print(
            #"{"measure":"\#(measure)","size":\#(count),"unit":"token","peer":"martlet","count":\#(count),"cpu_ns":\#(time)}"#
        )
    }

    /// What this process has used of the processors, in nanoseconds.
    private static var cpuTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
