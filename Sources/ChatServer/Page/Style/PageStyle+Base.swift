extension PageStyle {
    /// Colours, type, and how the page is divided.
    static let base = #"""
        :root {
          color-scheme: light dark;
          --ground: #ffffff;
          --side: #f6f5f2;
          --raised: #ffffff;
          --bubble: #eef2f9;
          --code: #f7f6f3;
          --hover: #ebe9e4;
          --line: #e4e1db;
          --line-strong: #8d8981;
          --text: #1f1e1c;
          --muted: #65615a;
          --accent: #2a5db0;
          --accent-strong: #214c93;
          --on-accent: #ffffff;
          --accent-soft: #e6edf9;
          --danger: #a3261d;
          --danger-soft: #fbefed;
          --mark: #fbe8a6;
          --shadow: 0 1px 2px rgb(40 35 25 / 6%), 0 8px 28px rgb(40 35 25 / 10%);
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Cantarell, sans-serif;
          --mono: ui-monospace, "SF Mono", "Cascadia Code", "Noto Sans Mono", Menlo, Consolas, monospace;
          --column: 46rem;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #1a1a1c;
            --side: #141416;
            --raised: #242427;
            --bubble: #2a2e37;
            --code: #131315;
            --hover: #26262a;
            --line: #323237;
            --line-strong: #7d7d86;
            --text: #e8e6e1;
            --muted: #a5a29b;
            --accent: #8fb4f2;
            --accent-strong: #adc8f7;
            --on-accent: #10203c;
            --accent-soft: #232f45;
            --danger: #f2a39b;
            --danger-soft: #352120;
            --mark: #5f4f16;
            --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 10px 32px rgb(0 0 0 / 45%);
          }
        }

        *, *::before, *::after { box-sizing: border-box; }
        [hidden] { display: none !important; }

        html { height: 100%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          height: 100%;
          margin: 0;
          overflow: hidden;
          background: var(--ground);
          color: var(--text);
          font: 1rem/1.6 var(--sans);
          -webkit-font-smoothing: antialiased;
        }
        h1, h2, p, ul { margin: 0; padding: 0; }
        ul { list-style: none; }
        a { color: var(--accent); text-underline-offset: 0.15em; }
        ::selection { background: color-mix(in srgb, var(--accent) 28%, transparent); }

        .app { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr); height: 100%; }
        .main { position: relative; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
        .bar {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          min-height: 3.5rem;
          padding: 0.5rem 1rem 0.5rem 1.5rem;
          border-bottom: 1px solid var(--line);
        }
        .bar h1 {
          flex: 1;
          min-width: 0;
          overflow: hidden;
          font-size: 1rem;
          font-weight: 600;
          white-space: nowrap;
          text-overflow: ellipsis;
        }
        .sprite { position: absolute; width: 0; height: 0; }
        .unseen {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
        .skip { position: absolute; z-index: 9; top: -4rem; left: 1rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--raised); }
        .skip:focus { top: 0.75rem; }
        .shade { display: none; }

        body.refusal { display: grid; place-items: center; margin: 0; color: var(--text); font-size: 1rem; }
        .refusal main { max-width: 32rem; padding: 2rem; }
        .refusal h1 { font-size: 1.5rem; font-weight: 620; letter-spacing: -0.015em; }
        .refusal p { margin-top: 0.75rem; }
        """#
}
