extension PageStyle {
    /// Questions and answers.
    static let transcript = #"""
        .scroller { flex: 1; min-height: 0; padding: 1.5rem 1.5rem 0.5rem; overflow-x: hidden; overflow-y: auto; overflow-anchor: none; overscroll-behavior: contain; scrollbar-width: thin; }
        .scroller:focus { outline: none; }
        .transcript, .status-line, .empty, .older { width: 100%; max-width: var(--column); margin: 0 auto; }
        .older { text-align: center; }
        .message { position: relative; margin: 0 -0.75rem 0.5rem; padding: 0 0.75rem; scroll-margin: 1rem; }
        .message.settled { content-visibility: auto; }
        .message.found { z-index: 0; }
        .message.found::before { position: absolute; inset: 0; border-radius: 1rem; background: var(--accent-soft); content: ""; z-index: -1; }

        .question { display: flex; flex-direction: column; align-items: flex-end; margin-top: 1rem; }
        .bubble {
          max-width: 85%;
          padding: 0.6rem 1rem;
          border-radius: 1.2rem 1.2rem 0.3rem 1.2rem;
          background: var(--bubble);
          overflow-wrap: anywhere;
          white-space: pre-wrap;
        }
        .attachments { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0.5rem; max-width: 85%; margin-bottom: 0.4rem; }
        .attachments img { display: block; margin-left: auto; max-width: min(18rem, 100%); max-height: 14rem; border: 1px solid var(--line); border-radius: 0.8rem; }
        .attachments .file { padding: 0.4rem 0.8rem; border: 1px solid var(--line); border-radius: 0.8rem; font-size: 0.9rem; }
        .edit { width: 100%; padding: 0.75rem; border: 1px solid var(--line-strong); border-radius: 1rem; background: var(--raised); }
        .edit textarea { display: block; width: 100%; padding: 0.25rem; border: 0; background: none; resize: vertical; }
        .edit textarea:focus { outline: none; }
        .edit:focus-within { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }

        .dots { display: flex; align-items: center; gap: 0.35rem; height: 1.6rem; }
        .dots span { width: 0.45rem; height: 0.45rem; border-radius: 50%; background: var(--muted); animation: breathe 1.2s ease-in-out infinite; }
        .dots span:nth-child(2) { animation-delay: 0.15s; }
        .dots span:nth-child(3) { animation-delay: 0.3s; }
        @keyframes breathe { 0%, 100% { opacity: 0.25; } 45% { opacity: 1; } }

        .reasoning, .calls details { margin-bottom: 0.75rem; color: var(--muted); font-size: 0.925rem; }
        .reasoning summary, .calls summary { width: fit-content; border-radius: 0.3rem; cursor: pointer; }
        .reasoning p { margin-top: 0.4rem; padding-left: 0.9rem; border-left: 2px solid var(--line); overflow-wrap: anywhere; white-space: pre-wrap; }
        .calls pre { margin: 0.4rem 0 0; padding: 0.6rem 0.9rem; overflow-x: auto; border-radius: 0.6rem; background: var(--code); font: 0.85rem/1.5 var(--mono); }

        .failure {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: 1rem;
          margin: 0.75rem 0 0.25rem;
          padding: 0.7rem 0.75rem 0.7rem 1rem;
          border-left: 3px solid var(--danger);
          border-radius: 0.3rem 0.8rem 0.8rem 0.3rem;
          background: var(--danger-soft);
          font-size: 0.925rem;
        }
        .failure p { min-width: 0; overflow-wrap: anywhere; }
        .message:not(.last) .failure .button { display: none; }
        .busy .failure .button { display: none; }
        .notes { margin-top: 0.5rem; color: var(--muted); font-size: 0.85rem; }
        .notes li::first-letter { text-transform: uppercase; }

        .message-foot { display: flex; align-items: center; gap: 0.1rem; min-height: 2.1rem; margin: 0.15rem 0 0 -0.4rem; color: var(--muted); font-size: 0.8rem; opacity: 0; transition: opacity 0.12s; }
        .question .message-foot { margin: 0.15rem -0.2rem 0 0; }
        .message:hover .message-foot, .message:focus-within .message-foot, .message.last .message-foot, .message-foot:has(.branches) { opacity: 1; }
        .branches { display: inline-flex; align-items: center; }
        .branches .count { min-width: 1.6rem; text-align: center; font-variant-numeric: tabular-nums; }
        .usage { margin-left: 0.5rem; overflow: hidden; font-variant-numeric: tabular-nums; text-overflow: ellipsis; white-space: nowrap; }
        .busy .message-foot [aria-label="Regenerate"], .busy .message-foot [aria-label="Edit"] { display: none; }
        .status-line { padding-bottom: 0.75rem; color: var(--muted); font-size: 0.9rem; overflow-wrap: anywhere; }

        .empty { display: grid; justify-items: center; align-content: center; min-height: 70%; padding: 2rem 0; text-align: center; }
        .empty .icon { width: 3rem; height: 3rem; margin-bottom: 1rem; color: var(--accent); }
        .empty h2 { font-size: 1.5rem; font-weight: 620; letter-spacing: -0.015em; line-height: 1.3; }
        .empty p { margin-top: 0.5rem; color: var(--muted); overflow-wrap: anywhere; }
        """#
}
