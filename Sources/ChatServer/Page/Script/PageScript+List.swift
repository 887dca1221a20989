extension PageScript {
    /// The list of conversations.
    static let list = #"""

        /** The heading under which a day stands. */
        function dayHeading(date, now = new Date()) {
          const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
          const days = Math.ceil((midnight - date) / 86400000);
          if (days <= 0) return 'Today';
          if (days === 1) return 'Yesterday';
          if (days <= 7) return 'Previous 7 days';
          return date.toLocaleDateString('en', { month: 'long', year: 'numeric' });
        }

        class ConversationList {
          static pageSize = 50;

          constructor(api) {
            this.api = api;
            this.element = byID('list');
            this.conversations = [];
            this.hasMore = false;
            this.current = null;
            this.isReading = false;
            this.isStale = false;
            this.element.addEventListener('scroll', () => this.scrolled(), { passive: true });
          }

          /** Reads what is shown anew; what changes meanwhile is read after it. */
          async read(count = Math.max(this.conversations.length, ConversationList.pageSize)) {
            if (this.isReading) { this.isStale = true; return; }
            this.isReading = true;
            try {
              const answer = await this.api.get(`conversations?limit=${count}`);
              this.conversations = answer.conversations;
              this.hasMore = answer.hasMore;
              this.render();
            } finally {
              this.isReading = false;
              if (this.isStale) { this.isStale = false; page.attempt(this.read()); }
            }
          }

          scrolled() {
            const { scrollTop, clientHeight, scrollHeight } = this.element;
            if (this.hasMore && !this.isReading && scrollTop + clientHeight > scrollHeight - 200) {
              page.attempt(this.read(this.conversations.length + ConversationList.pageSize));
            }
          }

          find(id) {
            return this.conversations.find((conversation) => conversation.id === id);
          }

          select(id) {
            this.current = id;
            this.render();
          }

          render() {
            const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
            const groups = [];
            for (const conversation of this.conversations) {
              const heading = conversation.isPinned ? 'Pinned' : dayHeading(new Date(conversation.date));
              if (groups.at(-1)?.heading !== heading) groups.push({ heading, rows: [] });
              groups.at(-1).rows.push(this.row(conversation));
            }
            const parts = groups.flatMap((group) => [make('h2', { textContent: group.heading }), make('ul', {}, ...group.rows)]);
            if (!parts.length) parts.push(make('p', { className: 'nothing', textContent: 'Your conversations appear here.' }));
            this.element.replaceChildren(...parts);
            if (focused) find(`[data-focus="${CSS.escape(focused)}"]`, this.element)?.focus();
          }

          row(conversation) {
            const link = make('a', { href: `#${conversation.id}`, title: conversation.title }, conversation.title);
            link.dataset.focus = `link ${conversation.id}`;
            if (conversation.id === this.current) link.setAttribute('aria-current', 'page');
            if (conversation.isAnswering) {
              link.append(make('span', { className: 'answering' }, make('span', { className: 'unseen', textContent: ', answering' })));
            }
            const more = iconButton('more', `More about “${conversation.title}”`, () => page.menu.open(more, conversation));
            more.dataset.focus = `more ${conversation.id}`;
            more.setAttribute('aria-haspopup', 'true');
            return make('li', {}, link, more);
          }
        }
        """#
}
