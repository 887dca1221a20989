/// Reads the dates of HTTP (RFC 9110, section 5.6.7): the current form and the two obsolete ones.
package enum HTTPDate {
    /// The time in seconds since 1970, or nil where the text is no date.
    package static func secondsSince1970(_ text: String) -> Double? {
        let words = text.split { " ,-".contains($0) }.map(String.init)
        switch words.count {
        case 6: return seconds(day: words[1], month: words[2], year: words[3], time: words[4])
        case 5: return seconds(day: words[2], month: words[1], year: words[4], time: words[3])
        default: return nil
        }
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func seconds(day: String, month: String, year: String, time: String) -> Double? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard let day = Int(day), (1...31).contains(day), let month = months.firstIndex(of: month),
            let year = Int(year), (0...9999).contains(year),
            clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
        else { return nil }
        let days = daysSince1970(year: year < 100 ? full(year) : year, month: month + 1, day: day)
        return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
    }

    /// A year of two digits lies between 1970 and 2069.
    private static func full(_ year: Int) -> Int {
        year < 70 ? year + 2000 : year + 1900
    }

    /// The number of days from 1970-01-01 in the Gregorian calendar.
    ///
    /// Years are counted from March, so that a leap day is a year's last day.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}
