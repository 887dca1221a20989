extension Duration {
    /// Whole milliseconds, rounded up, from zero to what C takes: a wait of that length is never too short.
    var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000)
        let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return self <= .zero ? 0 : overflows ? .max : Int32(clamping: whole + rest)
    }
}
