extension PageStyle {
    /// The list of conversations, and what a search has found.
    static let sidebar = #"""
        .sidebar {
          display: flex;
          flex-direction: column;
          min-height: 0;
          border-right: 1px solid var(--line);
          background: var(--side);
        }
        .sidebar-head { display: flex; align-items: center; justify-content: space-between; min-height: 3.5rem; padding: 0.5rem 0.75rem 0 1.25rem; }
        .brand { display: inline-flex; align-items: center; gap: 0.5rem; font-weight: 650; letter-spacing: -0.01em; }
        .brand .icon { color: var(--accent); }

        .new-chat {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          margin: 0.5rem 0.75rem 0;
          padding: 0.45rem 0.5rem;
          border-radius: 0.6rem;
          color: var(--text);
          font-size: 0.925rem;
          font-weight: 550;
          text-decoration: none;
        }
        .new-chat .icon { color: var(--accent); }
        .new-chat:hover { background: var(--hover); }

        .search { position: relative; display: flex; align-items: center; margin: 0.35rem 0.75rem 0.5rem; }
        .search .icon { position: absolute; left: 0.5rem; width: 1.05rem; height: 1.05rem; color: var(--muted); pointer-events: none; }
        .search input {
          width: 100%;
          min-height: 2.25rem;
          padding: 0.25rem 0.75rem 0.25rem 2.1rem;
          border: 1px solid var(--line-strong);
          border-radius: 0.6rem;
          background: var(--raised);
          font-size: 0.925rem;
        }
        .search input::placeholder { color: var(--muted); opacity: 1; }
        .search kbd { position: absolute; right: 0.6rem; color: var(--muted); font: 0.75rem var(--sans); pointer-events: none; }
        .search input:focus ~ kbd, .search input:not(:placeholder-shown) ~ kbd { display: none; }

        .list { flex: 1; min-height: 0; padding: 0 0.75rem 1rem; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin; }
        .list h2 { padding: 1rem 0.5rem 0.25rem; color: var(--muted); font-size: 0.78rem; font-weight: 600; }
        .list h2:first-child { padding-top: 0.5rem; }
        .list .nothing { padding: 1rem 0.5rem; color: var(--muted); font-size: 0.9rem; }
        .list li { position: relative; }
        .list li > a {
          display: block;
          padding: 0.4rem 2.1rem 0.4rem 0.5rem;
          overflow: hidden;
          border-radius: 0.6rem;
          color: var(--text);
          font-size: 0.925rem;
          line-height: 1.45;
          text-decoration: none;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
        .list li > a:hover, .list li:focus-within > a { background: var(--hover); }
        .list li > a[aria-current] { background: var(--accent-soft); font-weight: 550; }
        .list :focus-visible { outline-offset: -2px; }
        .list li .icon-button { position: absolute; top: 0.15rem; right: 0.15rem; opacity: 0; }
        .list li:hover .icon-button, .list li:focus-within .icon-button, .list [aria-current] + .icon-button { opacity: 1; }
        .answering { display: inline-block; width: 0.5rem; height: 0.5rem; margin-left: 0.4rem; border-radius: 50%; background: var(--accent); animation: breathe 1.4s ease-in-out infinite; }

        .list li > a.hit { padding-right: 0.5rem; white-space: normal; }
        .hit-head { display: flex; align-items: baseline; justify-content: space-between; gap: 0.5rem; }
        .hit-head b { overflow: hidden; font-weight: 550; text-overflow: ellipsis; white-space: nowrap; }
        .hit-head time { flex: none; color: var(--muted); font-size: 0.78rem; }
        .snippet { display: -webkit-box; overflow: hidden; color: var(--muted); font-size: 0.85rem; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
        mark { border-radius: 0.2rem; background: var(--mark); color: var(--text); }
        """#
}
