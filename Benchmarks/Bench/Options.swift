/// What the program is asked to do.
struct Options: Sendable {
    static let usage = """
        usage: bench [--quick] [--soak] [--only PART]... [--messages COUNT] [--output FOLDER] [--tools FOLDER]
                     [--martlet PROGRAM] [--python PROGRAM] PROGRAMS
        PROGRAMS is the folder with load-server and the clients, --tools that with store-benchmark and markdown-benchmark.
        A part is one of: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).
        """

    var isQuick = false
    /// Whether 5,000 streams are watched for 10 minutes.
    var soaks = false
    var parts = Set(Part.allCases)
    /// How many messages the store has that is measured; nil for as many as suit the run.
    var messages: Int?
    var programs = ""
    /// The folder where the results go.
    var output = "Benchmarks"
    /// The folder with the benchmarks of modules that are no products.
    var tools = "."
    var martlet = "martlet"
    var python = "python3"

    /// Nil where they can't be understood.
    init?(_ arguments: [String]) {
        var arguments = arguments[...]
        var only: Set<Part> = []
        while let argument = arguments.popFirst() {
            switch argument {
            case "--quick": isQuick = true
            case "--soak": soaks = true
            case "--only":
                guard let part = arguments.popFirst().flatMap(Part.init(rawValue:)) else { return nil }
                only.insert(part)
            case "--messages":
                guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
                messages = count
            case "--output", "--tools", "--martlet", "--python":
                guard let value = arguments.popFirst() else { return nil }
                set(argument, value)
            default:
                guard programs.isEmpty, !argument.hasPrefix("-") else { return nil }
                programs = argument
            }
        }
        guard !programs.isEmpty else { return nil }
        if !only.isEmpty { parts = only }
    }

    private mutating func set(_ option: String, _ value: String) {
        switch option {
        case "--output": output = value
        case "--tools": tools = value
        case "--martlet": martlet = value
        default: python = value
        }
    }
}
