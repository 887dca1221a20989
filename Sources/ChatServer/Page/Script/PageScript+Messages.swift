extension PageScript {
    /// One message.
    static let messages = #"""

        /** What questions and answers have in common: their place, and the buttons below them. */
        class MessageView {
          constructor(template, message) {
            this.element = fromTemplate(template);
            this.element.dataset.id = message.id;
            this.foot = find('.message-foot', this.element);
            this.message = message;
            this.footKey = null;
            this.isSettled = false;
          }

          get id() { return this.message.id; }

          settle(height) {
            this.isSettled = true;
            this.element.style.containIntrinsicBlockSize = `auto ${height}px`;
            this.element.classList.add('settled');
          }

          /** Shows the buttons anew only where they would be others, so that none is taken from under a finger. */
          showFoot(key, parts) {
            if (key === this.footKey) return;
            this.footKey = key;
            const focused = this.foot.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
            this.foot.replaceChildren(...parts());
            if (focused) find(`[aria-label="${CSS.escape(focused)}"]`, this.foot)?.focus();
          }

          branches() {
            const { siblings, id } = this.message;
            if (!siblings || siblings.length < 2) return [];
            const place = siblings.indexOf(id);
            const step = (name, label, to) => {
              const button = iconButton(name, label, () => page.room.select(siblings[to], label));
              button.disabled = to < 0 || to >= siblings.length;
              return button;
            };
            const count = make('span', { className: 'count', textContent: `${place + 1}/${siblings.length}` });
            count.setAttribute('aria-label', `Version ${place + 1} of ${siblings.length}`);
            count.setAttribute('role', 'img');
            return [make('span', { className: 'branches' },
              step('previous', 'Previous version', place - 1), count, step('next', 'Next version', place + 1))];
          }

          /** Takes the focus to a button, or to the one beside it where that can't be pressed. */
          focus(label) {
            const button = find(`[aria-label="${CSS.escape(label)}"]`, this.foot);
            (button?.disabled ? find('.branches button:enabled', this.foot) : button)?.focus({ preventScroll: true });
          }

          copyButton() {
            const button = iconButton('copy', 'Copy', () => copyBy(button, this.message.text ?? ''));
            button.append(icon('check'));
            return button;
          }

          showAttachments(list, attachments) {
            show(list, attachments?.length);
            list.replaceChildren(...(attachments ?? []).map((attachment) => {
              const { kind, name, url } = attachment;
              if (kind === 'image' && url) return make('li', {}, make('img', { src: url, alt: name || 'Image' }));
              return make('li', { className: 'file', textContent: name || 'File' });
            }));
          }
        }

        class QuestionView extends MessageView {
          constructor(message) {
            super('question-template', message);
            this.bubble = find('.bubble', this.element);
            this.form = find('.edit', this.element);
            this.field = find('textarea', this.form);
            this.form.addEventListener('submit', (event) => { event.preventDefault(); this.sendEdit(); });
            find('[data-role=cancel]', this.form).addEventListener('click', () => this.endEdit());
            this.form.addEventListener('keydown', (event) => this.pressed(event));
            this.update(message);
          }

          update(message) {
            this.message = message;
            this.bubble.textContent = message.text ?? '';
            show(this.bubble, message.text && this.form.hidden);
            this.showAttachments(find('.attachments', this.element), message.attachments);
            this.showFoot(JSON.stringify(message.siblings), () => [
              ...this.branches(), iconButton('edit', 'Edit', () => this.edit()), this.copyButton(),
            ]);
          }

          grow() {}

          edit() {
            this.field.value = this.message.words;
            this.setEditing(true);
            this.field.rows = Math.min(12, Math.max(3, this.message.words.split('\n').length));
            this.field.focus();
          }

          endEdit() {
            this.setEditing(false);
            find('[aria-label=Edit]', this.foot)?.focus();
          }

          setEditing(isEditing) {
            show(this.form, isEditing);
            show(this.bubble, !isEditing && this.message.text);
            show(this.foot, !isEditing);
            find('.refusal', this.form).textContent = '';
          }

          pressed(event) {
            if (isComposing(event)) return;
            if (event.key === 'Escape') {
              event.stopPropagation();
              this.endEdit();
            } else if (event.key === 'Enter' && !event.shiftKey && event.target === this.field) {
              event.preventDefault();
              this.sendEdit();
            }
          }

          async sendEdit() {
            const text = this.field.value.trim();
            if (!text) return;
            try {
              await page.room.act('edit', { message: this.id, text });
              this.setEditing(false);
              page.following.begin();
            } catch (error) {
              find('.refusal', this.form).textContent = error.message;
            }
          }
        }

        class AnswerView extends MessageView {
          constructor(message) {
            super('answer-template', message);
            this.blocks = new Blocks(find('.prose', this.element));
            this.reasoning = find('.reasoning p', this.element);
            find('[data-role=retry]', this.element).addEventListener('click', () => page.room.attempt('retry'));
            this.update(message);
          }

          get isStreaming() { return this.message.status === 'streaming'; }

          update(message) {
            this.message = message;
            this.blocks.replace(0, message.blocks ?? []);
            this.reasoning.textContent = message.reasoning ?? '';
            this.showCalls(message.toolCalls ?? []);
            this.showFailure(message);
            this.showNotes(message);
            this.showProgress();
            this.showFoot(JSON.stringify([message.status, message.siblings, message.summary]), () => this.footParts());
          }

          grow({ keep, blocks, reasoning }) {
            this.blocks.replace(keep, blocks);
            if (reasoning) this.reasoning.append(reasoning);
            this.showProgress();
          }

          /** Dots until there is something to read. */
          showProgress() {
            const hasReasoning = this.reasoning.textContent !== '';
            show(find('.reasoning', this.element), hasReasoning);
            show(find('.dots', this.element), this.isStreaming && !this.blocks.sources.length);
            this.element.classList.toggle('streaming', this.isStreaming);
          }

          showCalls(calls) {
            const list = find('.calls', this.element);
            show(list, calls.length);
            list.replaceChildren(...calls.map((call) => make('li', {}, make('details', {},
              make('summary', { textContent: `Called ${call.name}` }), make('pre', { textContent: call.arguments, tabIndex: 0 })))));
          }

          showFailure({ failure }) {
            const box = find('.failure', this.element);
            show(box, failure);
            find('p', box).textContent = failure?.sentence ?? '';
          }

          showNotes(message) {
            const notes = [...(message.notes ?? [])];
            if (message.status === 'stopped') notes.unshift('Stopped.');
            if (AnswerView.isEmpty(message)) notes.unshift('The answer is empty.');
            const list = find('.notes', this.element);
            show(list, notes.length);
            list.replaceChildren(...notes.map((note) => make('li', { textContent: note })));
          }

          static isEmpty({ status, blocks, toolCalls, attachments }) {
            return status === 'complete' && ![blocks, toolCalls, attachments].some((parts) => parts?.length);
          }

          footParts() {
            if (this.isStreaming) return [];
            const again = iconButton('again', 'Regenerate', () => page.room.attempt('regenerate', { message: this.id }));
            const line = make('span', { className: 'usage', textContent: this.message.summary ?? '' });
            const copy = this.message.text ? [this.copyButton()] : [];
            return [...this.branches(), ...copy, again, line];
          }
        }

        function makeMessageView(message) {
          return message.role === 'user' ? new QuestionView(message) : new AnswerView(message);
        }
        """#
}
