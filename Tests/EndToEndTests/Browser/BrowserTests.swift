import Testing
import Waiting

/// What is tested in a browser; `Scripts/test` runs it by itself, since a browser leaves others little of the machine.
@Suite(
    .enabled(
        if: Browser.path != nil || BrowserTrait.isRequired,
        "There is no Chromium; Scripts/setup --browser installs it"
    ),
    .browser,
    .serialized,
    .timeLimit(.minutes(Patience.minutes))
)
enum BrowserTests {}
