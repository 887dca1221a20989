extension PageScript {
    /// Model and system prompt of a conversation, and its name.
    static let settings = #"""

        /** What a conversation that has not begun will ask, kept by this tab. */
        class Plan {
          get value() { return JSON.parse(sessionStorage.getItem('plan') ?? '{}'); }
          set value(plan) { sessionStorage.setItem('plan', JSON.stringify(plan)); }
          clear() { sessionStorage.removeItem('plan'); }
        }

        class Settings {
          constructor(api) {
            this.api = api;
            this.dialog = byID('settings');
            this.model = byID('model');
            this.system = byID('system');
            this.plan = new Plan();
            this.models = { models: [], current: null, endpoint: '' };
            byID('model-button').addEventListener('click', () => this.open());
            byID('settings-cancel').addEventListener('click', () => this.dialog.close());
            byID('settings-form').addEventListener('submit', (event) => { event.preventDefault(); this.save(); });
          }

          async read() {
            this.models = await this.api.get('models');
            byID('models').replaceChildren(...this.models.models.map((model) => make('option', { value: model })));
            this.refresh();
          }

          /** The model and the system prompt on show. */
          get chosen() {
            return page.room.conversation ?? this.plan.value;
          }

          refresh() {
            const model = this.chosen.model ?? this.models.current ?? page.transcript.answerer;
            byID('model-name').textContent = model ?? 'Model';
            byID('model-button').setAttribute('aria-label', `Model and instructions: ${model ?? 'the endpoint’s own model'}`);
            const host = this.models.endpoint;
            const who = model && host && host !== model ? `${model} at ${host}` : model ?? host;
            byID('empty-text').textContent = this.models.error ?? (who ? `${who.replace(/^the /, 'The ')} answers.` : '');
            byID('empty-text').classList.toggle('refusal', Boolean(this.models.error));
          }

          open() {
            const { model, system } = this.chosen;
            this.model.value = model ?? '';
            this.model.placeholder = this.models.current ?? 'The endpoint’s own';
            this.system.value = system ?? '';
            byID('settings-refusal').textContent = '';
            byID('settings-scope').textContent = page.room.id ? 'For this conversation.' : 'For the conversation that you begin next.';
            byID('model-help').textContent = this.models.error
              ?? `Choose one that ${this.models.endpoint || 'the endpoint'} lists, or type another’s name. Empty means its own choice.`;
            this.dialog.showModal();
            if (page.room.id) page.attempt(this.read());
          }

          async save() {
            const model = this.model.value.trim() || null;
            const system = this.system.value.trim() || null;
            const before = this.chosen;
            try {
              if (!page.room.id) this.plan.value = { model, system };
              else {
                if (model !== (before.model ?? null)) await page.room.act('model', { model });
                if (system !== (before.system ?? null)) await page.room.act('system', { system });
              }
              this.refresh();
              this.dialog.close();
            } catch (error) {
              byID('settings-refusal').textContent = error.message;
            }
          }
        }

        class Renaming {
          constructor(api) {
            this.api = api;
            this.dialog = byID('rename');
            this.conversation = null;
            byID('rename-cancel').addEventListener('click', () => this.dialog.close());
            byID('rename-form').addEventListener('submit', (event) => { event.preventDefault(); this.save(); });
          }

          open(conversation) {
            this.conversation = conversation.id;
            byID('rename-refusal').textContent = '';
            byID('rename-text').value = conversation.title;
            this.dialog.showModal();
            byID('rename-text').select();
          }

          async save() {
            const title = byID('rename-text').value.trim();
            if (!title) return;
            try {
              await this.api.post(`conversations/${segment(this.conversation)}/rename`, { title });
              this.dialog.close();
            } catch (error) {
              byID('rename-refusal').textContent = error.message;
            }
          }
        }
        """#
}
