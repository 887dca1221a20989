extension PageStyle {
    /// What Markdown is made into.
    static let prose = #"""
        .prose { overflow-wrap: anywhere; }
        .prose p, .prose ul, .prose ol, .prose blockquote { margin: 0 0 0.9rem; }
        .prose .block:last-child > :last-child { margin-bottom: 0; }
        .prose h1, .prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { margin: 1.5rem 0 0.6rem; font-size: 1rem; font-weight: 650; line-height: 1.35; letter-spacing: -0.01em; }
        .prose h1 { font-size: 1.35rem; }
        .prose h2 { font-size: 1.2rem; }
        .prose h3 { font-size: 1.07rem; }
        .prose .block:first-child > :first-child { margin-top: 0; }
        .prose ul, .prose ol { padding-left: 1.5rem; }
        .prose ul { list-style: disc; }
        .prose ul ul { list-style: circle; }
        .prose li { margin: 0.25rem 0; }
        .prose li::marker { color: var(--muted); }
        .prose li > ul, .prose li > ol, .prose li > p { margin: 0.25rem 0; }
        .prose li.task { list-style: none; }
        .prose input[type=checkbox] { margin: 0 0.5rem 0 -1.4rem; accent-color: var(--accent); }
        .prose blockquote { padding: 0.1rem 0 0.1rem 1rem; border-left: 3px solid var(--line); color: var(--muted); }
        .prose blockquote p:last-child { margin-bottom: 0; }
        .prose hr { margin: 1.5rem 0; border: 0; border-top: 1px solid var(--line); }
        .prose img { max-width: 100%; border-radius: 0.6rem; }
        .prose code { padding: 0.12em 0.35em; border-radius: 0.35rem; background: var(--code); box-shadow: inset 0 0 0 1px var(--line); font: 0.875em var(--mono); }

        .code { margin: 0.25rem 0 1rem; overflow: hidden; border: 1px solid var(--line); border-radius: 0.8rem; background: var(--code); }
        .code-head { display: flex; align-items: center; justify-content: space-between; padding: 0.25rem 0.35rem 0.25rem 1rem; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 0.8rem; }
        .code pre { margin: 0; padding: 0.8rem 1rem; overflow-x: auto; scrollbar-width: thin; }
        .code pre.markup { font: 0.85rem/1.6 var(--mono); white-space: pre; overflow-wrap: normal; }
        .code pre code { padding: 0; background: none; box-shadow: none; font: 0.85rem/1.6 var(--mono); overflow-wrap: normal; tab-size: 4; white-space: pre; }
        .code pre:focus-visible, .table:focus-visible { outline-offset: -2px; }
        .copy-code { display: inline-flex; align-items: center; gap: 0.35rem; padding: 0.2rem 0.55rem; border: 0; border-radius: 0.5rem; background: none; color: var(--muted); }
        .copy-code:hover { background: var(--hover); color: var(--text); }
        .copy-code .icon { width: 0.95rem; height: 0.95rem; }
        .copy-code .icon + .icon, .copy-code.done .icon:first-child { display: none; }
        .copy-code.done .icon + .icon { display: block; color: var(--accent); }

        .table { margin: 0.25rem 0 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.8rem; scrollbar-width: thin; }
        .table table { width: 100%; border-collapse: collapse; font-size: 0.925rem; overflow-wrap: normal; }
        .table th, .table td { padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
        .table .right { text-align: right; font-variant-numeric: tabular-nums; }
        .table .center { text-align: center; }
        .table th { background: var(--code); font-weight: 600; white-space: nowrap; }
        .table tbody tr:last-child td { border-bottom: 0; }
        """#
}
