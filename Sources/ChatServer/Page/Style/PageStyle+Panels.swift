extension PageStyle {
    /// What lies over the page: banner, toast, menu, dialogs.
    static let panels = #"""
        .banner { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.55rem 1rem 0.55rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--danger-soft); font-size: 0.9rem; line-height: 1.45; }

        .toast {
          position: fixed;
          z-index: 5;
          bottom: 8.5rem;
          left: 50%;
          display: flex;
          align-items: center;
          gap: 0.5rem;
          width: max-content;
          max-width: min(34rem, calc(100vw - 2rem));
          padding: 0.45rem 0.5rem 0.45rem 1rem;
          border: 1px solid var(--line-strong);
          border-radius: 0.9rem;
          background: var(--raised);
          box-shadow: var(--shadow);
          font-size: 0.9rem;
          line-height: 1.45;
          transform: translateX(-50%);
        }
        .toast p { min-width: 0; overflow-wrap: anywhere; }

        .menu { position: fixed; inset: auto; min-width: 12rem; margin: 0; padding: 0.35rem; border: 1px solid var(--line); border-radius: 0.8rem; background: var(--raised); color: var(--text); box-shadow: var(--shadow); }
        .menu > * { display: block; width: 100%; padding: 0.4rem 0.75rem; border: 0; border-radius: 0.5rem; background: none; color: var(--text); font-size: 0.925rem; line-height: 1.5; text-align: left; text-decoration: none; }
        .menu > :hover, .menu > :focus-visible { background: var(--hover); outline-offset: -2px; }
        .menu > :last-child { color: var(--danger); }

        .dialog { width: min(30rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.5rem; border: 1px solid var(--line); border-radius: 1.2rem; background: var(--raised); color: var(--text); box-shadow: var(--shadow); }
        .dialog::backdrop { background: rgb(20 18 15 / 45%); }
        .dialog h2 { font-size: 1.15rem; font-weight: 650; letter-spacing: -0.01em; }
        .dialog label { display: block; margin: 1.1rem 0 0.35rem; font-size: 0.9rem; font-weight: 600; }
        .dialog input, .dialog textarea { display: block; width: 100%; min-height: 2.5rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line-strong); border-radius: 0.6rem; background: var(--ground); resize: vertical; }
        .dialog input:focus, .dialog textarea:focus { border-color: var(--accent); outline: 1px solid var(--accent); outline-offset: 0; }
        .explanation { margin-top: 0.35rem; color: var(--muted); font-size: 0.85rem; line-height: 1.45; }
        .refusal { color: var(--danger); font-size: 0.9rem; }
        .refusal:not(:empty) { margin-top: 0.6rem; }
        .dialog-row { display: flex; justify-content: flex-end; gap: 0.5rem; margin-top: 1.25rem; }
        .edit .dialog-row { margin-top: 0.5rem; }
        """#
}
