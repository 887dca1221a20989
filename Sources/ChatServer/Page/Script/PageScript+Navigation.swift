extension PageScript {
    /// The conversation on show.
    static let navigation = #"""

        class Room {
          constructor(api) {
            this.api = api;
            this.conversation = null;
            this.id = null;
            this.status = Room.idle;
            this.begun = null;
            this.deleting = null;
            this.feed = new EventFeed(api, this.handlers(), (state) => page.reach.set(state));
          }

          static idle = { state: 'idle', sentence: '', isLoading: false };

          handlers() {
            return {
              list: () => page.attempt(page.list.read()),
              snapshot: (snapshot) => this.takeOver(snapshot),
              conversation: (conversation) => this.showConversation(conversation),
              status: (status) => this.showStatus(status),
              path: ({ keep, messages }) => this.followPath(keep, messages),
              message: (message) => this.showMessage(message),
              grow: (growth) => this.changed(() => page.transcript.find(growth.id)?.grow(growth)),
              trouble: ({ sentence }) => page.composer.hasNoted(sentence) || page.toast.say(sentence),
              gone: () => this.gone(),
            };
          }

          /** Shows what the address names: `#CONVERSATION`, `#CONVERSATION/MESSAGE`, or nothing yet. */
          async open(address) {
            const [name, message] = address.split('/');
            // Only what may be an identifier becomes a part of a path.
            const id = /^\w*$/.test(name) ? name : '';
            if (id && id === this.id) return message ? page.transcript.reveal(message) : undefined;
            await page.composer.drafts.save();
            this.leave(id || null);
            if (!id) return this.showNew();
            let snapshot;
            try {
              snapshot = await this.api.get(`conversations/${segment(id)}?last=${Transcript.pageSize}`);
            } catch (error) {
              if (id === this.id) this.notOpened(error);
              return undefined;
            }
            if (id !== this.id) return undefined;
            page.following.isOn = true;
            this.showSnapshot(snapshot);
            page.composer.open(id, snapshot.conversation.draft);
            page.composer.focus();
            this.feed.follow(id, snapshot.version);
            return message ? page.transcript.reveal(message) : undefined;
          }

          leave(id) {
            this.feed.close();
            this.id = id;
            this.conversation = null;
            this.status = Room.idle;
            page.transcript.clear();
            page.list.select(id);
            show(byID('empty'), !id);
            show(byID('conversation-menu'), id);
          }

          notOpened(error) {
            if (error.status === 404) return this.gone();
            page.composer.open(this.id, '');
            // The feed goes on trying, and its first event brings everything.
            this.feed.follow(this.id);
            if (error instanceof Refusal) page.toast.say(error.message);
            return undefined;
          }

          showNew() {
            this.setTitle('New conversation');
            this.showStatus(Room.idle);
            page.settings.refresh();
            page.composer.open(null, '');
            page.composer.focus();
            this.feed.follow(null);
          }

          /** Somebody deleted the conversation on show. What was written for it goes into a new one. */
          gone() {
            if (!this.id || this.id === this.deleting) return;
            const isCarried = page.composer.carry(this.id);
            page.toast.say(isCarried
              ? 'This conversation is not there any more: it was deleted elsewhere. What you wrote is here, for a new one.'
              : 'This conversation is not there any more.');
            page.attempt(page.list.read());
            location.hash = '';
          }

          /** Shows what the stream brings anew. It may have another id: where somebody deleted the conversation while a
           * question was on its way, the server goes on in a new one. */
          takeOver(snapshot) {
            const { id } = snapshot.conversation;
            if (id !== this.id) {
              this.id = id;
              this.feed.conversation = id;
              page.composer.drafts.conversation = id;
              history.replaceState(null, '', `#${id}`);
              page.list.select(id);
              page.attempt(page.list.read());
              page.toast.say('The conversation was deleted elsewhere. Your question begins a new one.');
            }
            this.showSnapshot(snapshot);
          }

          /** Where the path parts before what was read of it, messages between are missing: all is asked for anew. */
          followPath(keep, messages) {
            if (keep < page.transcript.first) return this.feed.follow(this.id);
            return this.changed(() => page.transcript.follow(keep, messages));
          }

          showSnapshot({ conversation, first, messages, status }) {
            if (conversation.id !== this.id) return;
            this.changed(() => page.transcript.show(conversation.id, first, messages));
            this.showConversation(conversation);
            this.showStatus(status);
            // An answer may end before its conversation is on show.
            if (this.begun === this.id && !status.isLoading) page.announcer.say(Announcer.ending(status, page.transcript.last));
            this.begun = null;
          }

          showMessage(message) {
            this.changed(() => page.transcript.find(message.id)?.update(message));
            page.settings.refresh();
          }

          showConversation(conversation) {
            if (conversation.id !== this.id) return;
            const isKnown = this.conversation !== null;
            this.conversation = conversation;
            this.setTitle(conversation.title);
            page.settings.refresh();
            if (isKnown) page.composer.adopt(conversation.draft);
          }

          setTitle(title) {
            byID('title').textContent = title;
            byID('title').title = title;
            document.title = title === 'New conversation' ? 'Martlet' : `${title} – Martlet`;
          }

          showStatus(status) {
            page.announcer.follow(this.status, status, page.transcript.last);
            this.status = status;
            this.showLine();
            byID('transcript').classList.toggle('busy', status.isLoading);
            page.composer.setLoading(status.isLoading);
            page.following.grown();
          }

          /** Says below the messages how the answer stands, where they don't show it. */
          showLine() {
            const { state, sentence, isLoading } = this.status;
            const isLost = page.reach.state === 'lost';
            const isFailureUnsaid = state === 'failed' && !page.transcript.last?.failure;
            const isShown = ['retrying', 'switched', 'stopping'].includes(state) || isFailureUnsaid;
            byID('stop').disabled = isLost;
            if (isLost && isLoading) this.hint('The page’s server does not answer; the rest of the answer comes when it is there again.');
            else this.setLine(isShown ? sentence : '');
          }

          setLine(sentence) {
            byID('status-line').textContent = sentence;
            show(byID('status-line'), sentence);
          }

          /** Says something there until the answer goes on. */
          hint(sentence) {
            this.setLine(sentence);
            page.announcer.say(sentence);
            page.following.grown();
          }

          changed(change) {
            change();
            page.following.grown();
          }

          /** Sends a question, and begins a conversation where there is none. */
          async ask(text, attachments) {
            if (this.id) return this.act('send', { text, attachments });
            const { model, system } = page.settings.plan.value;
            const { id } = await this.api.post('conversations', {
              text, attachments, ...(model && { model }), ...(system && { system }),
            });
            page.settings.plan.clear();
            page.composer.drafts.sent(text, null);
            this.begun = id;
            location.hash = id;
            return undefined;
          }

          act(action, body = {}) {
            return this.api.post(`conversations/${segment(this.id)}/${action}`, body);
          }

          /** Does it, and says where it is not possible. */
          attempt(action, body) {
            return page.attempt(this.act(action, body));
          }

          /** Shows another version of a message, whose button takes over from the one that was pressed. */
          select(message, label) {
            page.following.yield();
            page.transcript.awaited = { message, label };
            return this.attempt('select', { message });
          }
        }
        """#
}
