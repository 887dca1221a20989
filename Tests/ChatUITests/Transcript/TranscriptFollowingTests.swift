import Testing

@testable import ChatUI

@Suite("Scrolling along")
struct TranscriptFollowingTests {
    enum Step {
        /// Its offset and the height of its content, in a view that shows 100 points.
        case place(Double, of: Double, visible: Double = 100)
        case movement(TranscriptFollowing.Movement)
        case returned, left
    }

    static let cases: [(name: String, steps: [Step], scrolls: [Bool], isFollowing: Bool)] = [
        ("what fits is not scrolled", [.place(0, of: 50)], [false], true),
        (
            "what grows is followed", [.place(0, of: 100), .place(0, of: 160), .place(60, of: 160)],
            [false, true, false], true
        ),
        ("a keyboard hides nothing", [.place(0, of: 100), .place(0, of: 100, visible: 40)], [false, true], true),
        (
            "a finger stops it at once, before it has moved",
            [.place(0, of: 100), .movement(.reader), .place(0, of: 160)],
            [false, false, false], false
        ),
        (
            "a finger that lets go before the end is left alone",
            [.place(100, of: 200), .movement(.reader), .place(20, of: 200), .movement(.none), .place(20, of: 300)],
            [false, false, false, false, false], false
        ),
        (
            "a finger that comes back to the end is followed again",
            [.place(0, of: 200), .movement(.reader), .place(90, of: 200), .movement(.none), .place(90, of: 300)],
            [true, false, false, false, true], true
        ),
        (
            "what came under a finger at the end is caught up with",
            [.place(100, of: 200), .movement(.reader), .movement(.none), .place(100, of: 300)],
            [false, false, false, true], true
        ),
        (
            "a wheel, which has no phase, stops it",
            [.place(100, of: 200), .place(60, of: 200), .place(60, of: 300)],
            [false, false, false], false
        ),
        (
            "a wheel to the end starts it",
            [.place(100, of: 200), .place(60, of: 200), .place(100, of: 200), .place(100, of: 300)],
            [false, false, false, true], true
        ),
        (
            "the program's own scrolling is waited for",
            [.place(0, of: 200), .movement(.program), .place(50, of: 260), .movement(.none)],
            [true, false, false, true], true
        ),
        ("the button follows", [.place(0, of: 100), .left, .returned, .place(0, of: 200)], [false, true], true),
        (
            "a place that was asked for is kept", [.place(100, of: 200), .left, .place(40, of: 300)], [false, false],
            false
        ),
    ]

    @Test("it follows only who is at the end", arguments: cases)
    func follows(_ name: String, _ steps: [Step], _ scrolls: [Bool], _ isFollowing: Bool) {
        var following = TranscriptFollowing()
        var scrolled: [Bool] = []
        for step in steps {
            switch step {
            case .place(let offset, let height, let visible):
                scrolled.append(
                    following.moved(to: .init(offset: offset, contentHeight: height, visibleHeight: visible))
                )
            case .movement(let movement): scrolled.append(following.moves(by: movement))
            case .returned: following.returned()
            case .left: following.left()
            }
        }
        #expect(scrolled == scrolls, "\(name)")
        #expect(following.isFollowing == isFollowing, "\(name)")
    }

    @Test("the way back is offered only to who is away from the end")
    func offersReturn() {
        var following = TranscriptFollowing()
        #expect(!following.offersReturn)
        _ = following.moved(to: .init(offset: 100, contentHeight: 200, visibleHeight: 100))
        _ = following.moves(by: .reader)
        #expect(!following.offersReturn)
        _ = following.moved(to: .init(offset: 10, contentHeight: 200, visibleHeight: 100))
        #expect(following.offersReturn)
        following.returned()
        #expect(!following.offersReturn)
    }
}
