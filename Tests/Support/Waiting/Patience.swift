/// How long a test waits for what must come. It is there so that nothing hangs, and tells nothing apart: a machine that is
/// busy, or stands still for seconds, is no reason to give up.
package enum Patience {
    /// The longest wait for one thing.
    package static let limit = Duration.seconds(120)
    /// After how many minutes a test is given up.
    package static let minutes = 20
}
