// Declarations only: the real interface asks for the C library of its platform.
@available(macOS 15.0, iOS 18.0, *)
public struct Mutex<Value: ~Copyable>: ~Copyable {
    public init(_ initialValue: consuming sending Value) { fatalError() }

    public borrowing func withLock<Result: ~Copyable, E: Error>(
        _ body: (inout sending Value) throws(E) -> sending Result
    ) throws(E) -> sending Result { fatalError() }
}

@available(macOS 15.0, iOS 18.0, *)
extension Mutex: @unchecked Sendable where Value: ~Copyable {}
