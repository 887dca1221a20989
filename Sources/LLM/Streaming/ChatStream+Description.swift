/// A dump of a stream must show neither a key nor what was asked, so it shows nothing.
extension ChatStream: CustomStringConvertible, CustomReflectable {
    /// The name of the type.
    public var description: String { "ChatStream" }

    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ChatStream.AsyncIterator: CustomStringConvertible, CustomReflectable {
    /// The name of the type.
    public var description: String { "ChatStream.AsyncIterator" }

    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ChatStream.TextSequence: CustomStringConvertible, CustomReflectable {
    /// The name of the type.
    public var description: String { "ChatStream.TextSequence" }

    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension ChatStream.TextSequence.AsyncIterator: CustomStringConvertible, CustomReflectable {
    /// The name of the type.
    public var description: String { "ChatStream.TextSequence.AsyncIterator" }

    /// Nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
