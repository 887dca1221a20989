extension PageScript {
    /// What is typed and not sent: kept by the server, and by this tab until the server has it.
    static let drafts = #"""

        class Drafts {
          static newKey = 'draft new';

          constructor(api, field) {
            this.api = api;
            this.field = field;
            this.conversation = null;
            this.kept = '';
            this.writing = Promise.resolve();
            this.saving = new Later(400, () => this.save());
          }

          key(conversation = this.conversation) {
            return conversation ? `draft ${conversation}` : Drafts.newKey;
          }

          /** Shows the draft of another conversation. What this tab could not hand over yet counts more. */
          open(conversation, draft) {
            this.conversation = conversation;
            this.kept = draft ?? '';
            const unsaved = sessionStorage.getItem(this.key());
            this.field.value = unsaved ?? this.kept;
            if (unsaved !== null && conversation) this.saving.ask();
          }

          changed() {
            this.remember(this.field.value);
            if (this.conversation) this.saving.ask();
          }

          remember(text) {
            sessionStorage.setItem(this.key(), text);
          }

          /** Takes what another tab has typed, or what could not be sent, where nobody has typed anything in this one. */
          adopt(draft) {
            const isBusy = this.field.value && document.activeElement === this.field && document.visibilityState === 'visible';
            if (isBusy || this.field.value !== this.kept) return false;
            this.kept = draft ?? '';
            this.field.value = this.kept;
            return true;
          }

          /** Hands the draft to the server; where that fails, it stays with the tab, and is handed over at the next chance. */
          save(options = {}) {
            this.saving.cancel();
            const { conversation } = this;
            const text = this.field.value;
            if (!conversation || text === this.kept) return this.writing;
            this.writing = this.writing.then(async () => {
              try {
                await this.api.post(`conversations/${segment(conversation)}/draft`, { text }, options);
                if (sessionStorage.getItem(this.key(conversation)) === text) sessionStorage.removeItem(this.key(conversation));
                if (conversation === this.conversation) this.kept = text;
              } catch (error) {
                if (error instanceof Refusal && ![401, 404].includes(error.status)) page.toast.say(error.message);
              }
            });
            return this.writing;
          }

          /** Makes what was typed in a conversation that is gone the draft of a new one; whether there was anything. */
          carry(conversation) {
            this.saving.cancel();
            const isOpen = conversation === this.conversation;
            const text = (isOpen ? this.field.value : sessionStorage.getItem(this.key(conversation)))?.trim();
            sessionStorage.removeItem(this.key(conversation));
            if (isOpen) this.conversation = null;
            if (!text) return false;
            const before = sessionStorage.getItem(Drafts.newKey);
            sessionStorage.setItem(Drafts.newKey, before ? `${before}\n\n${text}` : text);
            return true;
          }

          /** It was sent: it is no draft any more. What was typed behind it stays. */
          sent(text, conversation) {
            this.saving.cancel();
            sessionStorage.removeItem(this.key(conversation));
            if (conversation !== this.conversation) return;
            this.kept = '';
            if (this.field.value.startsWith(text)) this.field.value = this.field.value.slice(text.length);
            if (this.field.value) this.changed();
          }
        }
        """#
}
