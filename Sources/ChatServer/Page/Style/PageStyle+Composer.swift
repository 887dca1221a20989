extension PageStyle {
    /// Writing a message.
    static let composer = #"""
        .foot { position: relative; padding: 0.5rem 1.5rem 1.25rem; }
        .composer {
          width: 100%;
          max-width: calc(var(--column) + 2rem);
          margin: 0 auto;
          padding: 0.6rem 0.6rem 0.5rem 1rem;
          border: 1px solid var(--line-strong);
          border-radius: 1.4rem;
          background: var(--raised);
          box-shadow: 0 2px 12px rgb(40 35 25 / 5%);
        }
        .composer:focus-within { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
        .composer.dropping { border-style: dashed; border-color: var(--accent); background: var(--accent-soft); }
        .composer textarea { display: block; width: 100%; max-height: min(16rem, 40vh); padding: 0.2rem 0; border: 0; background: none; line-height: 1.5; resize: none; scrollbar-width: thin; }
        .composer textarea:focus { outline: none; }
        .composer textarea::placeholder { color: var(--muted); opacity: 1; }
        .composer-row { display: flex; align-items: center; gap: 0.5rem; margin-top: 0.15rem; }
        .composer-row > .icon-button { margin-left: -0.5rem; }
        .composer-note { flex: 1; min-width: 0; color: var(--danger); font-size: 0.85rem; line-height: 1.35; overflow-wrap: anywhere; }
        .chips { display: flex; flex-wrap: wrap; gap: 0.6rem; padding: 0.25rem 0 0.6rem; }
        .chips li { position: relative; }
        .chips img { display: block; width: 4rem; height: 4rem; border: 1px solid var(--line); border-radius: 0.8rem; object-fit: cover; }
        .chips .icon-button { position: absolute; top: -0.5rem; right: -0.5rem; width: 1.5rem; height: 1.5rem; border: 1px solid var(--line-strong); border-radius: 50%; background: var(--raised); }
        .chips .icon-button .icon { width: 0.8rem; height: 0.8rem; }

        .jump {
          position: absolute;
          z-index: 1;
          bottom: calc(100% + 0.25rem);
          left: 50%;
          display: inline-flex;
          align-items: center;
          gap: 0.35rem;
          min-height: 2.1rem;
          padding: 0.25rem 0.9rem 0.25rem 0.7rem;
          border: 1px solid var(--line-strong);
          border-radius: 2rem;
          background: var(--raised);
          box-shadow: var(--shadow);
          font-size: 0.85rem;
          transform: translateX(-50%);
        }
        .jump .icon { width: 1rem; height: 1rem; color: var(--accent); }
        .jump:hover { background: var(--hover); }
        """#
}
