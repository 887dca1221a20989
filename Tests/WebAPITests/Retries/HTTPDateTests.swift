import Testing
import WebAPI

@Suite("Dates of HTTP")
struct HTTPDateTests {
    @Test(
        "All three forms",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777),
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799),
            ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
        ]
    )
    func dates(text: String, seconds: Double) {
        #expect(HTTPDate.secondsSince1970(text) == seconds)
    }
}
