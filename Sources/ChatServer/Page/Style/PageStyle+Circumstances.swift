extension PageStyle {
    /// Narrow screens, fingers, less motion, forced colours, paper.
    static let circumstances = #"""
        @media (min-width: 48rem) {
          .drawer-only { display: none; }
          .toast { left: calc(50% + 8.75rem); }
        }

        @media (max-width: 47.99rem) {
          .app { grid-template-columns: minmax(0, 1fr); }
          .sidebar {
            position: fixed;
            z-index: 4;
            inset: 0 auto 0 0;
            width: min(19rem, 86vw);
            box-shadow: var(--shadow);
            transform: translateX(-105%);
            visibility: hidden;
            transition: transform 0.2s ease, visibility 0s 0.2s;
          }
          .drawer-open .sidebar { transform: none; visibility: visible; transition: transform 0.2s ease; }
          .drawer-open .shade { position: fixed; z-index: 3; inset: 0; display: block; background: rgb(20 18 15 / 45%); }
          .bar { gap: 0.25rem; padding: 0.5rem 0.5rem; }
          .scroller { padding: 1rem 1rem 0.5rem; }
          .foot { padding: 0.25rem 0.6rem max(0.6rem, env(safe-area-inset-bottom)); }
          .banner { padding-left: 1rem; }
          .bubble, .attachments { max-width: 92%; }
          .failure { flex-direction: column; align-items: flex-start; gap: 0.6rem; }
          .search kbd { display: none; }
        }

        @media (hover: none) {
          .message-foot, .list li .icon-button { opacity: 1; }
        }

        @media (prefers-reduced-motion: reduce) {
          *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
          .dots span { opacity: 0.7; }
        }

        @media (forced-colors: active) {
          .bubble, .failure, .toast, .jump, .menu, .list li > a[aria-current], .round { border: 1px solid CanvasText; }
          .dots span, .answering { background: CanvasText; forced-color-adjust: none; }
          .list li > a[aria-current] { border-color: Highlight; }
          mark { background: Mark; color: MarkText; }
        }

        @media print {
          body, .app, .main, .scroller { display: block; height: auto; overflow: visible; }
          .sidebar, .bar, .foot, .banner, .toast, .message-foot, .older { display: none !important; }
        }
        """#
}
