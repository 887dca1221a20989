extension PageStyle {
    /// Buttons, fields and icons.
    static let controls = #"""
        .icon { width: 1.25rem; height: 1.25rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
        .icon .filled, #icon-bird .filled, #icon-more .filled, #icon-stop .filled { fill: currentColor; stroke: none; }

        button, input, textarea { color: inherit; font: inherit; }
        button { cursor: pointer; }
        button:disabled { cursor: default; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

        .icon-button, .round {
          display: inline-grid;
          place-items: center;
          width: 2.25rem;
          height: 2.25rem;
          padding: 0;
          flex: none;
          border: 0;
        }
        .icon-button {
          border-radius: 0.5rem;
          background: none;
          color: var(--muted);
        }
        .icon-button:hover:not(:disabled) { background: var(--hover); color: var(--text); }
        .icon-button:disabled { opacity: 0.4; }
        .icon-button.small { width: 1.875rem; height: 1.875rem; }
        .icon-button.small .icon { width: 1.05rem; height: 1.05rem; }
        .icon-button .icon + .icon, .icon-button.done .icon:first-child { display: none; }
        .icon-button.done .icon + .icon { display: block; color: var(--accent); }

        .button {
          display: inline-flex;
          align-items: center;
          justify-content: center;
          gap: 0.4rem;
          min-height: 2.25rem;
          padding: 0.3rem 0.9rem;
          border: 1px solid var(--line-strong);
          border-radius: 0.6rem;
          background: var(--raised);
          font-size: 0.9rem;
          font-weight: 550;
          white-space: nowrap;
        }
        .button:hover { background: var(--hover); }
        .button .icon { width: 1rem; height: 1rem; }
        .button.quiet { border-color: transparent; background: none; color: var(--accent); }
        .button.quiet:hover { background: var(--accent-soft); }
        .button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
        .button.primary:hover { border-color: var(--accent-strong); background: var(--accent-strong); }

        .model-button {
          display: inline-flex;
          align-items: center;
          gap: 0.25rem;
          max-width: 45%;
          min-height: 2.25rem;
          padding: 0.25rem 0.5rem 0.25rem 0.75rem;
          border: 0;
          border-radius: 0.6rem;
          background: none;
          color: var(--muted);
          font-size: 0.9rem;
        }
        .model-button span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
        .model-button .icon { width: 1rem; height: 1rem; }
        .model-button:hover { background: var(--hover); color: var(--text); }

        .round {
          border-radius: 50%;
          background: var(--accent);
          color: var(--on-accent);
        }
        .round:hover:not(:disabled) { background: var(--accent-strong); }
        .round:disabled { background: var(--line); color: var(--muted); }
        """#
}
