/// The containers around a block, from the outermost to the innermost.
struct ContainerPath {
    enum Container {
        case quote
        /// An item: the line on which it begins and the column of its content there, and how far other lines have to be
        /// indented to belong to it.
        case item(line: Int, contentColumn: Int, indent: Int)
    }

    private(set) var containers: [Container] = []

    func adding(_ container: Container) -> ContainerPath {
        var path = self
        path.containers.append(container)
        return path
    }

    /// The column where the content of the innermost container begins on a line that belongs to all of them.
    func contentColumn(on line: Int, of lines: [String]) -> Int {
        containers.reduce(0) { column, container in
            switch container {
            case .quote: column + lines[line].utf8.dropFirst(column).quoteMarker.count
            case .item(line, let contentColumn, _): contentColumn
            case .item(_, _, let indent): column + indent
            }
        }
    }
}

extension Sequence<UInt8> {
    /// The marker of a quote with the space before and behind it.
    fileprivate var quoteMarker: [UInt8] {
        var marker: [UInt8] = []
        for byte in self {
            let hasSign = marker.contains(UInt8(ascii: ">"))
            guard byte == UInt8(ascii: " ") || !hasSign && byte == UInt8(ascii: ">") else { break }
            marker.append(byte)
            if hasSign { break }
        }
        return marker
    }
}
