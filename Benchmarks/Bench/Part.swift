/// A part of the benchmark that can be run by itself.
enum Part: String, CaseIterable, Sendable {
    case streams, large, calls, faults, first, start, alone, store
}
