extension PageScript {
    /// The stream of what changes, and its reconnecting.
    static let events = #"""

        class EventFeed {
          /** The handlers by the name of their event. */
          constructor(api, handlers, onReach) {
            this.api = api;
            this.handlers = handlers;
            this.onReach = onReach;
            this.source = null;
            this.timer = null;
            this.failures = 0;
            this.conversation = null;
            this.version = null;
          }

          /** Follows a conversation from a version on; without one, only the list. */
          follow(conversation, version = null) {
            this.conversation = conversation;
            this.version = version;
            this.connect();
          }

          close() {
            clearTimeout(this.timer);
            this.source?.close();
            this.source = null;
          }

          /** Connects where it was. */
          connect() {
            this.close();
            if (document.visibilityState === 'hidden') return;
            const query = new URLSearchParams();
            if (this.conversation) query.set('conversation', this.conversation);
            if (this.version) query.set('after', this.version);
            const source = new EventSource(`/api/events?${query}`);
            this.source = source;
            source.addEventListener('open', () => this.opened());
            source.addEventListener('error', () => { if (source === this.source) this.failed(); });
            for (const [name, handle] of Object.entries(this.handlers)) {
              source.addEventListener(name, (event) => { if (source === this.source) this.received(event, handle); });
            }
          }

          opened() {
            this.failures = 0;
            this.onReach('found');
          }

          received(event, handle) {
            if (event.lastEventId) this.version = event.lastEventId;
            handle(JSON.parse(event.data));
          }

          /** Finds out why it broke off, which an event stream does not say, and tries again after a wait that grows. */
          async failed() {
            this.close();
            const delay = Math.min(250 * 2 ** this.failures, 8000);
            this.failures += 1;
            this.timer = setTimeout(() => this.connect(), delay);
            const path = this.conversation
              ? `conversations/${segment(this.conversation)}?last=1` : 'conversations?limit=1';
            try {
              await this.api.get(path);
            } catch (error) {
              if (error.status === 404) this.handlers.gone({});
            }
          }
        }
        """#
}
