import Foundation
import Testing

@testable import ChatUI

@Suite("The size of a thumbnail")
struct ThumbnailSizeTests {
    @Test(
        "It covers a square and keeps its shape; what is small enough stays, and what is empty too",
        arguments: [
            (CGSize(width: 4_000, height: 3_000), CGSize(width: 400, height: 300)),
            (CGSize(width: 600, height: 2_400), CGSize(width: 300, height: 1_200)),
            (CGSize(width: 200, height: 100), CGSize(width: 200, height: 100)),
            (CGSize.zero, CGSize.zero),
        ]
    )
    func covers(size: CGSize, expected: CGSize) {
        #expect(size.covering(300) == expected)
    }
}
