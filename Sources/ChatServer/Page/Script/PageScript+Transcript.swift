extension PageScript {
    /// The messages on show.
    static let transcript = #"""

        class Transcript {
          static pageSize = 100;
          /** So many are read at once on the way to one that is far back. */
          static leap = 500;
          /** So many of the last messages are always drawn: they may still grow. */
          static freshCount = 10;

          constructor(api) {
            this.api = api;
            this.element = byID('transcript');
            this.scroller = byID('scroller');
            this.clear();
            byID('older-button').addEventListener('click', () => page.attempt(this.readOlder()));
            this.scroller.addEventListener('scroll', () => this.scrolled(), { passive: true });
          }

          clear() {
            this.views = [];
            this.first = 0;
            this.conversation = null;
            this.reading = null;
            this.awaited = null;
            this.element.replaceChildren();
            show(byID('older'), false);
          }

          get last() { return this.views.at(-1)?.message; }

          /** The model that answered last. */
          get answerer() { return this.views.findLast((view) => view.message.model)?.message.model; }

          find(id) { return this.views.find((view) => view.id === id); }

          /** Shows a path; messages that are on show already keep their elements. */
          show(conversation, first, messages) {
            if (conversation !== this.conversation) this.clear();
            this.conversation = conversation;
            const known = new Map(this.views.map((view) => [view.id, view]));
            this.first = first;
            this.place(messages.map((message) => this.viewOf(message, known)));
          }

          /** Keeps the first messages of the path, and puts these behind them. */
          follow(keep, messages) {
            const known = new Map(this.views.map((view) => [view.id, view]));
            const kept = this.views.slice(0, Math.max(0, keep - this.first));
            this.place([...kept, ...messages.map((message) => this.viewOf(message, known))]);
          }

          viewOf(message, known) {
            const view = known.get(message.id);
            if (!view) return makeMessageView(message);
            view.update(message);
            return view;
          }

          place(views) {
            const staying = new Set(views);
            for (const view of this.views) if (!staying.has(view)) view.element.remove();
            views.forEach((view, index) => {
              const there = this.element.children[index];
              if (there !== view.element) this.element.insertBefore(view.element, there ?? null);
            });
            this.views = views;
            show(byID('older'), this.first > 0);
            this.markLast();
            this.settle();
            this.focusAwaited();
          }

          /** Lets the browser draw older messages only where they are in sight; they keep the height that they have. */
          settle() {
            const older = this.views.slice(0, -Transcript.freshCount).filter((view) => !view.isSettled);
            const heights = older.map((view) => view.element.getBoundingClientRect().height);
            older.forEach((view, index) => view.settle(heights[index]));
          }

          /** Goes on from the message that was chosen, unless the reader has gone elsewhere. */
          focusAwaited() {
            const view = this.awaited && this.find(this.awaited.message);
            if (!view) return;
            if (document.activeElement === document.body) view.focus(this.awaited.label);
            this.awaited = null;
          }

          /** Only the last answer's Retry means something, and its buttons are always in sight. */
          markLast() {
            for (const view of this.element.querySelectorAll('.last')) view.classList.remove('last');
            this.views.at(-1)?.element.classList.add('last');
          }

          scrolled() {
            if (this.first > 0 && this.scroller.scrollTop < 600) page.attempt(this.readOlder());
          }

          /** Reads older messages and keeps in place what is being read; once at a time. */
          readOlder(limit = Transcript.pageSize) {
            if (this.first > 0) this.reading ??= this.readBefore(this.first, limit).finally(() => { this.reading = null; });
            return this.reading;
          }

          async readBefore(first, limit) {
            const { conversation } = this;
            const answer = await this.api.get(
              `conversations/${segment(conversation)}/messages?before=${first}&limit=${limit}`);
            if (conversation === this.conversation && first === this.first) this.prepend(answer);
          }

          prepend({ first, messages }) {
            const { scrollHeight, scrollTop } = this.scroller;
            const views = messages.map(makeMessageView);
            this.element.prepend(...views.map((view) => view.element));
            this.views = [...views, ...this.views];
            this.first = messages.length ? first : 0;
            show(byID('older'), this.first > 0);
            page.following.moved(() => { this.scroller.scrollTop = scrollTop + this.scroller.scrollHeight - scrollHeight; });
            this.settle();
          }

          /** Shows a message, such as one that a search has found; older ones are read until it is there. */
          async reveal(id) {
            while (!this.find(id) && this.first > 0) {
              const before = this.first;
              await this.readOlder(Transcript.leap);
              if (this.first === before) return;
            }
            const view = this.find(id);
            if (!view) return;
            page.following.yield();
            view.element.scrollIntoView({ block: 'center' });
            this.mark(view.element);
          }

          /** Marks it for six seconds, and then until the reader does something. */
          mark(element) {
            find('.found', this.element)?.classList.remove('found');
            element.classList.add('found');
            const end = () => {
              for (const type of Transcript.actions) removeEventListener(type, end);
              element.classList.remove('found');
            };
            setTimeout(() => {
              for (const type of Transcript.actions) addEventListener(type, end, { passive: true });
            }, 6000);
          }

          static actions = ['keydown', 'pointerdown', 'wheel'];
        }
        """#
}
