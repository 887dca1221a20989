import Foundation

/// Runs the clients beside each other, and writes down what came out.
@main
struct Bench {
    static func main() throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print(Options.usage)
            exit(2)
        }
        let run = Run(options)
        var findings = try run.findings()
        try show(findings, options)
        guard options.soaks else { return }
        findings.growth = try run.memoryGrowth()
        try show(findings, options)
    }

    /// Prints the goals and writes down the rest; of a part of the benchmark all is printed, and nothing written.
    private static func show(_ findings: Findings, _ options: Options) throws {
        let report = Report(findings: findings)
        guard options.parts.count == Part.allCases.count else { return print(report.text) }
        print(report.goals)
        try report.text.write(toFile: options.output + "/RESULTS.md", atomically: true, encoding: .utf8)
        try Plot(findings).svg.write(toFile: options.output + "/results.svg", atomically: true, encoding: .utf8)
        print("\nThe rest is in \(options.output)/RESULTS.md.")
    }
}
