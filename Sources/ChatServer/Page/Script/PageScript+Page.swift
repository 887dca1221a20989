extension PageScript {
    /// The whole page.
    static let page = #"""

        class Page {
          constructor() {
            this.api = new API((state) => this.reach.set(state));
            this.reach = new Reach(() => this.tryAgain());
            this.announcer = new Announcer();
            this.toast = new Toast();
          }

          /** Makes the parts, which may ask for one another, and shows what the address names. */
          start() {
            this.list = new ConversationList(this.api);
            this.search = new Search(this.api);
            this.transcript = new Transcript(this.api);
            this.following = new Following();
            this.composer = new Composer(this.api);
            this.settings = new Settings(this.api);
            this.renaming = new Renaming(this.api);
            this.menu = new Menu(this.api);
            this.drawer = new Drawer();
            this.room = new Room(this.api);
            addEventListener('hashchange', () => this.navigate());
            addEventListener('keydown', (event) => this.pressed(event));
            addEventListener('pagehide', () => this.composer.drafts.save({ keepalive: true }));
            document.addEventListener('visibilitychange', () => this.visibilityChanged());
            byID('new-chat').addEventListener('click', () => this.composer.focus());
            byID('sidebar').addEventListener('click', (event) => { if (event.target.closest('a')) this.drawer.close(); }, true);
            byID('skip').addEventListener('click', (event) => { event.preventDefault(); byID('composer-text').focus(); });
            this.attempt(this.list.read());
            this.attempt(this.settings.read());
            return this.navigate();
          }

          navigate() {
            this.drawer.close();
            return this.attempt(this.room.open(location.hash.slice(1)));
          }

          /** Waits for what may be refused, and says it. An unreachable server has its banner. */
          async attempt(work) {
            try {
              return await work;
            } catch (error) {
              if (error instanceof Unreachable || error.status === 401) return undefined;
              if (error instanceof Refusal) return this.toast.say(error.message);
              throw error;
            }
          }

          tryAgain() {
            this.room.feed.failures = 0;
            this.room.feed.connect();
            this.attempt(this.list.read());
          }

          /** A tab that nobody sees holds no connection, of which a browser has few. */
          visibilityChanged() {
            if (document.visibilityState === 'hidden') {
              this.composer.drafts.save({ keepalive: true });
              return this.room.feed.close();
            }
            this.attempt(this.list.read());
            return this.room.feed.connect();
          }

          pressed(event) {
            if (isComposing(event) || event.defaultPrevented) return;
            const isCommand = event.ctrlKey || event.metaKey;
            if (isCommand && !event.altKey && event.key.toLowerCase() === 'k') {
              event.preventDefault();
              this.search.focus();
            } else if (isCommand && event.shiftKey && event.key.toLowerCase() === 'o') {
              event.preventDefault();
              location.hash = '';
              this.composer.field.focus();
            } else if (event.key === 'Escape') {
              this.cancel();
            }
          }

          /** Escape takes back the topmost thing: an open list, then the answer that comes. */
          cancel() {
            if (find('dialog[open]') || find(':popover-open')) return;
            if (this.drawer.isOpen) this.drawer.close();
            else if (this.room.status.isLoading) this.room.attempt('stop');
          }
        }

        const page = new Page();
        page.start();
        """#
}
