extension PageScript {
    /// Searching all conversations.
    static let search = #"""

        class Search {
          constructor(api) {
            this.api = api;
            this.field = byID('search');
            this.hits = byID('hits');
            this.asking = new Later(150, () => page.attempt(this.ask()));
            this.field.addEventListener('input', () => this.changed());
            this.field.addEventListener('keydown', (event) => this.pressed(event));
            byID('search-form').addEventListener('submit', (event) => {
              event.preventDefault();
              find('a', this.hits)?.focus();
            });
            byID('search-key').textContent = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';
          }

          get words() { return this.field.value.trim(); }

          focus() {
            page.drawer.open();
            this.field.focus();
            this.field.select();
          }

          clear() {
            this.field.value = '';
            this.changed();
          }

          pressed(event) {
            if (event.key !== 'Escape' || !this.field.value) return;
            event.stopPropagation();
            event.preventDefault();
            this.clear();
          }

          changed() {
            show(byID('list'), !this.words);
            show(this.hits, this.words);
            if (this.words) return this.asking.ask();
            this.asking.cancel();
            this.hits.replaceChildren();
          }

          async ask() {
            const words = this.words;
            const { hits } = await this.api.get(`search?q=${segment(words)}`);
            if (words !== this.words) return;
            const heading = hits.length ? `${hits.length} ${hits.length === 1 ? 'result' : 'results'}` : 'Nothing found';
            const list = make('ul', {}, ...hits.map((hit) => this.row(hit)));
            this.hits.replaceChildren(make('h2', { textContent: heading }), ...(hits.length ? [list] : []));
            page.announcer.say(heading);
          }

          row(hit) {
            const snippet = make('span', { className: 'snippet' });
            for (const part of hit.snippet) snippet.append(part.isHit ? make('mark', { textContent: part.text }) : part.text);
            const date = new Date(hit.date).toLocaleDateString('en', { day: 'numeric', month: 'short' });
            const head = make('span', { className: 'hit-head' },
              make('b', { textContent: hit.title }), make('time', { textContent: date, dateTime: hit.date }));
            return make('li', {}, make('a', { href: `#${hit.conversation}/${hit.message}`, className: 'hit' }, head, snippet));
          }
        }
        """#
}
