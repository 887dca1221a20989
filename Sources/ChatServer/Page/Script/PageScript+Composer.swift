extension PageScript {
    /// Writing and sending a message.
    static let composer = #"""

        class Composer {
          constructor(api) {
            this.api = api;
            this.form = byID('composer');
            this.field = byID('composer-text');
            this.sendButton = byID('send');
            this.stopButton = byID('stop');
            this.isSending = false;
            this.isLoading = false;
            this.isCarrying = false;
            this.drafts = new Drafts(api, this.field);
            this.attachments = new Attachments(() => this.refresh());
            this.field.addEventListener('input', () => this.changed());
            this.field.addEventListener('keydown', (event) => this.pressed(event));
            this.form.addEventListener('submit', (event) => { event.preventDefault(); this.send(); });
            this.stopButton.addEventListener('click', () => page.room.attempt('stop'));
          }

          get text() { return this.field.value.trim(); }
          get isEmpty() { return !this.text && !this.attachments.items.length; }

          focus() {
            // A finger that opens a conversation does not ask for the keyboard.
            if (!matchMedia('(pointer: coarse)').matches) this.field.focus();
          }

          open(conversation, draft) {
            this.drafts.open(conversation, draft);
            if (!this.isCarrying) this.attachments.clear();
            this.isCarrying = false;
            this.note('');
            this.refresh();
          }

          adopt(draft) {
            if (!this.isSending && this.drafts.adopt(draft)) this.refresh();
          }

          /** Takes what was written in a conversation that is gone along into a new one; whether there was anything. */
          carry(conversation) {
            this.isCarrying = conversation === this.drafts.conversation && this.attachments.items.length > 0;
            return this.drafts.carry(conversation) || this.isCarrying;
          }

          changed() {
            this.note('');
            this.drafts.changed();
            this.refresh();
          }

          note(sentence) {
            byID('composer-note').textContent = sentence;
          }

          hasNoted(sentence) { return byID('composer-note').textContent === sentence; }

          /** Says why nothing was sent. The stream may have brought it already, or brings it yet. */
          refuse(sentence) {
            this.note(sentence);
            page.toast.withdraw(sentence);
          }

          setLoading(isLoading) {
            const hadFocus = document.activeElement === this.stopButton || document.activeElement === this.sendButton;
            this.isLoading = isLoading;
            this.refresh();
            if (hadFocus) this.field.focus();
          }

          refresh() {
            show(this.sendButton, !this.isLoading);
            show(this.stopButton, this.isLoading);
            this.sendButton.disabled = this.isEmpty || this.isSending;
            this.field.style.height = 'auto';
            this.field.style.height = `${this.field.scrollHeight}px`;
          }

          pressed(event) {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            this.send();
          }

          /** Sends what is written. It stays in the field until the server has it. */
          async send() {
            if (this.isEmpty || this.isSending) return;
            if (this.isLoading) {
              page.room.hint('An answer is on its way. What you wrote stays here: send it after the answer, or stop that first.');
              return;
            }
            const text = this.field.value;
            const { conversation } = this.drafts;
            this.isSending = true;
            this.note('');
            this.refresh();
            try {
              await this.drafts.save();
              await page.room.ask(text.trim(), this.attachments.sendable);
              this.drafts.sent(text, conversation);
              if (conversation === this.drafts.conversation) this.attachments.clear();
              page.following.begin();
            } catch (error) {
              this.notSent(error, conversation);
            } finally {
              this.isSending = false;
              this.refresh();
            }
          }

          /** All that was written is still there; where its conversation is gone, it goes into a new one. */
          notSent(error, conversation) {
            page.attempt(page.list.read());
            if (conversation !== this.drafts.conversation) return;
            if (conversation && error.status === 404) page.room.gone();
            else this.refuse(error.message);
          }
        }
        """#
}
