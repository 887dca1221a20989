import WebAPI

extension Gate {
    /// Lets a browser in that has the launch token: it gets the cookie by which it is known, and goes on to the page without
    /// the token.
    ///
    /// Where a link of another site, or a file, led here, a redirection would count as that site's, and the browser would
    /// keep the cookie to itself; so a page of ours leads on.
    func entrance(for head: RequestHead) -> PageResponse {
        guard head.isFromElsewhere else {
            return .whole(
                status: 303,
                contentType: "text/plain",
                fields: ["Location": "/", "Set-Cookie": cookie],
                body: []
            )
        }
        let page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta http-equiv="refresh" content="0; url=/">
            <title>Martlet</title>
            <p><a href="/">Martlet</a></p>
            </html>

            """
        return .whole(
            status: 200,
            contentType: "text/html; charset=utf-8",
            fields: ["Set-Cookie": cookie],
            body: Array(page.utf8)
        )
    }

    /// Browsers share cookies between the ports of a host, so its name holds the port.
    private var cookie: String { "\(cookieName)=\(session.text); HttpOnly; SameSite=Strict; Path=/" }
}
