import Testing

@testable import ChatServer

@Suite("The page")
struct ServedPageTests {}
