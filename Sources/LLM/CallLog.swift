/// Where a client tells what it does: what it sent, what came back, how long it waited and why.
///
/// ```swift
/// client.log = CallLog(minimumLevel: .debug) { entry in
///     logger.log("\(entry)")
/// }
/// ```
///
/// No secret of the client reaches it: its key, and what its header fields and its base URL carry beside, are cut out of
/// every entry. What people ask is told only at ``Level/trace``, unless a server repeats it in an error.
public struct CallLog: Sendable {
    /// Tells nothing, and costs nothing.
    public static let off = CallLog(minimumLevel: .error, sink: nil)

    /// The least level that is told. What lies below is not even put together.
    public var minimumLevel: Level

    private let sink: (@Sendable (Entry) -> Void)?

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - minimumLevel: The least level that is told; by default ``Level/info``.
    ///   - sink: Takes each entry. It is called where the call runs, also from several calls at once, and holds up the
    ///     call for as long as it takes.
    public init(minimumLevel: Level = .info, sink: @escaping @Sendable (Entry) -> Void) {
        self.init(minimumLevel: minimumLevel, sink: .some(sink))
    }

    private init(minimumLevel: Level, sink: (@Sendable (Entry) -> Void)?) {
        self.minimumLevel = minimumLevel
        self.sink = sink
    }

    /// Whether entries of a level are told.
    public func tells(_ level: Level) -> Bool {
        sink != nil && level >= minimumLevel
    }
}

extension CallLog {
    /// This log without some secrets: each entry is cleaned of those that are known when it is made.
    ///
    /// A long value is cut only then: a secret across the cut would leave a part of itself.
    func keeping(_ secrets: @escaping @Sendable () -> Secrets) -> CallLog {
        guard let sink else { return self }
        return CallLog(minimumLevel: minimumLevel) { entry in
            let secrets = secrets()
            let fields = entry.fields.map {
                Field($0.name, secrets.redacted($0.value).shortened(to: Self.longestValue))
            }
            sink(Entry(entry.level, entry.message, fields: fields))
        }
    }

    /// Makes an entry and hands it to the sink, if its level is told. Fields that are nil are left out.
    func tell(_ level: Level, _ message: String, _ fields: @autoclosure () -> [Field?]) {
        guard let sink, tells(level) else { return }
        sink(Entry(level, message, fields: fields().compactMap(\.self)))
    }

    /// In characters.
    private static let longestValue = 16 << 10
}
