import Cases
import Testing

@testable import Markdown

@Suite("Markdown as HTML")
struct MarkdownHTMLTests {
    private static let link = #"rel="noopener noreferrer" target="_blank""#

    @Test(
        "What is written becomes what it means",
        arguments: [
            ("a *b* **c** ~~d~~ `e`", "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>"),
            ("### Birds", "<h3>Birds</h3>"),
            ("a  \nb\nc", "<p>a<br>\nb\nc</p>"),
            ("***", "<hr>"),
            ("> a", "<blockquote><p>a</p></blockquote>"),
            ("- a\n- b", "<ul><li>a</li><li>b</li></ul>"),
            ("- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"),
            ("3. a", #"<ol start="3"><li>a</li></ol>"#),
            ("1. a\n   - b", "<ol><li>a<ul><li>b</li></ul></li></ol>"),
            (
                "- [x] a\n- [ ] b",
                #"<ul><li class="task"><input type="checkbox" disabled checked aria-label="Done"> a</li>"#
                    + #"<li class="task"><input type="checkbox" disabled aria-label="To do"> b</li></ul>"#
            ),
            ("```swift x\nlet a\n```", #"<pre tabindex="0" data-language="swift"><code>let a"# + "\n</code></pre>"),
            ("    a < b", "<pre tabindex=\"0\"><code>a &lt; b\n</code></pre>"),
            (
                "|a|b|c|\n|-|:-:|-:|\n|d|e|",
                #"<div class="table" tabindex="0"><table>"#
                    + #"<thead><tr><th>a</th><th class="center">b</th><th class="right">c</th></tr></thead>"#
                    + #"<tr><td>d</td><td class="center">e</td><td class="right"></td></tr></table></div>"#
            ),
            (
                "https://a.example/?b&c",
                #"<p><a href="https://a.example/?b&amp;c" \#(link)>https://a.example/?b&amp;c</a></p>"#
            ),
            ("<a@b.example>", #"<p><a href="mailto:a@b.example" \#(link)>a@b.example</a></p>"#),
            (#"[a](http://b "c")"#, #"<p><a href="http://b" title="c" \#(link)>a</a></p>"#),
            ("[a][1]\n\n[1]: http://b", #"<p><a href="http://b" \#(link)>a</a></p>"#),
            ("![a](http://b)", #"<p><a class="image" href="http://b" \#(link)>a</a></p>"#),
            ("[![a](http://b)](http://c)", #"<p><a href="http://c" \#(link)>a</a></p>"#),
            ("[^1]: a", "<p>[^1]: a</p>"),
            (
                "|a|\n|-|\n|b<br>c|",
                #"<div class="table" tabindex="0"><table><thead><tr><th>a</th></tr></thead>"#
                    + "<tr><td>b<br>c</td></tr></table></div>"
            ),
        ]
    )
    func meaning(markdown: String, html: String) {
        #expect(MarkdownHTML.blocks(of: markdown) == [html])
    }

    @Test("Each outermost block is one")
    func blocks() {
        #expect(MarkdownHTML.blocks(of: "# a\nb\r\nc\r\rd\n") == ["<h1>a</h1>", "<p>b\nc</p>", "<p>d</p>"])
        #expect(MarkdownHTML.blocks(of: "\n \n") == [])
        #expect(MarkdownHTML.blocks(of: "") == [])
    }

    @Test(
        "What would run, or be fetched, is shown as what it is",
        arguments: [
            (
                "<script>alert(1)</script>",
                #"<pre class="markup" tabindex="0">&lt;script&gt;alert(1)&lt;/script&gt;"# + "\n</pre>"
            ),
            (
                "a <img src=x onerror=alert(1)>",
                #"<p>a <code class="markup">&lt;img src=x onerror=alert(1)&gt;</code></p>"#
            ),
            ("<br onclick=a()>", #"<pre class="markup" tabindex="0">&lt;br onclick=a()&gt;"# + "\n</pre>"),
            ("[a](javascript:alert(1))", "<p>a</p>"),
            ("[a](JaVaScRiPt:alert(1))", "<p>a</p>"),
            ("[a](&#106;avascript:alert(1))", "<p>a</p>"),
            ("[a](&#9;javascript:alert(1))", "<p>a</p>"),
            ("[a](java&#10;script:alert(1))", "<p>a</p>"),
            ("[a](vbscript:a)", "<p>a</p>"),
            ("[a](data:text/html,<script>)", "<p>a</p>"),
            ("[a](file:///etc/passwd)", "<p>a</p>"),
            ("[a](//b.example)", "<p>a</p>"),
            ("[a](/api/conversations)", "<p>a</p>"),
            ("[a](?token=1)", "<p>a</p>"),
            ("[a](http:b)", "<p>a</p>"),
            ("[a](http&#26;&#15;&#15;/../api/conversations)", "<p>a</p>"),
            ("<javascript:alert(1)>", "<p>javascript:alert(1)</p>"),
            ("![a](javascript:b)", "<p>a</p>"),
            ("![a](data:image/svg+xml;base64,AAAA)", "<p>a</p>"),
            ("[a](<http://b/\"onclick=c>)", #"<p><a href="http://b/%22onclick=c" \#(link)>a</a></p>"#),
            (
                #"[a](http://b "\"><script>")"#,
                #"<p><a href="http://b" title="&quot;&gt;&lt;script&gt;" \#(link)>a</a></p>"#
            ),
            ("[a](<http://b/'c d\\e>)", #"<p><a href="http://b/%27c%20d%5Ce" \#(link)>a</a></p>"#),
            ("`</code><script>`", "<p><code>&lt;/code&gt;&lt;script&gt;</code></p>"),
            (
                "```\"><script>\na\n```",
                #"<pre tabindex="0" data-language="&quot;&gt;&lt;script&gt;"><code>a"# + "\n</code></pre>"
            ),
            (
                "```\n</code></pre><script>\n```",
                "<pre tabindex=\"0\"><code>&lt;/code&gt;&lt;/pre&gt;&lt;script&gt;\n</code></pre>"
            ),
            ("&lt;script&gt; &quot;", "<p>&lt;script&gt; &quot;</p>"),
            ("a\0b", "<p>a\u{FFFD}b</p>"),
            ("<!-- a -->", #"<pre class="markup" tabindex="0">&lt;!-- a --&gt;"# + "\n</pre>"),
            (
                "a <!-- b --> <?c?>",
                #"<p>a <code class="markup">&lt;!-- b --&gt;</code> <code class="markup">&lt;?c?&gt;</code></p>"#
            ),
        ]
    )
    func safety(markdown: String, html: String) {
        #expect(MarkdownHTML.blocks(of: markdown) == [html])
    }

    @Test(
        "A server of this machine is no link",
        arguments: [
            "localhost", "LocalHost:8080", "a.localhost/b", "localhost.", "b@localhost", "b:c@127.0.0.1:1",
            "127.0.0.1", "127.9.9.9/a", "127.0.0.1.", "0.0.0.0:80", "0", "127.1", "2130706433", "0x7f.0.0.1",
            "0177.0.0.1", "/127.0.0.1", "%6Cocalhost", "\u{FF4C}ocalhost", "local\u{AD}host",
            "127\u{3002}0\u{3002}0\u{3002}1", "[::1]:4711", "[::ffff:127.0.0.1]", "[::]",
        ]
    )
    func ownMachine(place: String) {
        #expect(MarkdownHTML.blocks(of: "[a](<http://\(place)>)") == ["<p>a</p>"])
        #expect(MarkdownHTML.blocks(of: "[a](<HTTPS://\(place)>)") == ["<p>a</p>"])
    }

    @Test(
        "Another machine is one",
        arguments: [
            "a.example", "localhost.example", "notlocalhost", "128.0.0.1", "10.127.0.1:80/?localhost",
            "a.example/@localhost", "a.example#[::1]", "127.0.0.1@a.example", "127.example", "b\u{FC}cher.example/%20",
        ]
    )
    func otherMachine(place: String) {
        let html = #"<p><a href="http://\#(place)" \#(Self.link)>a</a></p>"#
        #expect(MarkdownHTML.blocks(of: "[a](http://\(place))") == [html])
    }

    @Test("Nothing but its own tags and attributes comes out", arguments: MarkdownCorpus.names)
    func tags(name: String) throws {
        let elements = "p|h[1-6]|em|strong|del|code|pre|a|ul|ol|li|input|table|thead|tr|th|td|div|blockquote|hr|br"
        let attributes = "class|href|title|rel|target|tabindex|data-language|start|type|disabled|checked|aria-label"
        let own = try Regex("</?(\(elements))( (\(attributes))(=\"[^\"<>]*\")?)*>")
        let html = try MarkdownHTML.blocks(of: MarkdownCorpus.text(name)).joined()
        #expect(html.replacing(own, with: "").firstMatch(of: /[<>]/) == nil)
    }

    @Test("Elements are nested only so deep", arguments: ["> ", "- ", "*a **b "])
    func depth(unit: String) {
        let html = MarkdownHTML.blocks(of: String(repeating: unit, count: 5_000) + "end").joined()
        let depth = html.matches(of: /<(\/?)(blockquote|ul|li|em|strong)>/).reduce(into: (now: 0, most: 0)) {
            depth,
            tag in
            depth.now += tag.1.isEmpty ? 1 : -1
            depth.most = max(depth.most, depth.now)
        }
        #expect(depth.now == 0 && depth.most <= 64)
        #expect(html.contains("end"))
    }

    @Test("What the parser chokes on is text", arguments: ["x<?", "x<!A", "x<![CDATA["])
    func declarations(unit: String) {
        let text = String(repeating: unit, count: 1 << 16)
        let html = MarkdownHTML.blocks(of: text).joined()
        #expect(html == "<p>" + text.replacing("<", with: "&lt;") + "</p>")
    }

    @Test("A table may not grow beyond what is written of it")
    func cells() {
        let bars = String(repeating: "|", count: 1 << 13)
        let text = "\(bars)\n\(bars.replacing("|", with: "|-"))|\n" + String(repeating: "a\n", count: 1 << 13)
        #expect(MarkdownHTML.blocks(of: text).joined().utf8.count < 4 * text.utf8.count)
    }
}
