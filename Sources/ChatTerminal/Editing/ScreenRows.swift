/// Where text ends on a screen of so many columns.
enum ScreenRows {
    /// How many rows below its start the text ends, if a terminal breaks its lines where they are full.
    ///
    /// - Parameter columns: How many columns a scalar takes.
    static func below(
        _ text: some Sequence<Unicode.Scalar>,
        width: Int,
        columns: (Unicode.Scalar) -> Int
    ) -> Int {
        let width = max(1, width)
        var (row, column) = (0, 0)
        for scalar in text {
            let count = scalar == "\t" ? 8 - column % 8 : columns(scalar)
            if scalar == "\n" || column + count > width { (row, column) = (row + 1, 0) }
            if scalar != "\n" { column += count }
            if column >= width { (row, column) = (row + 1, 0) }
        }
        return row
    }
}
