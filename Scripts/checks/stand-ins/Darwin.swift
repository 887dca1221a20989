// What a module that must compile here whole takes from the C library.
public func memchr(_ bytes: UnsafeRawPointer?, _ byte: CInt, _ count: Int) -> UnsafeMutableRawPointer? { nil }
