extension PageScript {
    /// What a screen reader is told, and what lies over the page for a moment.
    static let announcements = #"""

        class Announcer {
          say(sentence) {
            byID('announcement').textContent = sentence;
          }

          /** Says how an answer stands, when that changes; never its words. */
          follow(before, now, last) {
            if (before.isLoading && !now.isLoading) return this.say(Announcer.ending(now, last));
            const isNews = now.state !== before.state && ['retrying', 'switched'].includes(now.state);
            if (isNews) return this.say(now.sentence);
            if (!before.isLoading && now.isLoading) this.say('Responding');
          }

          static ending(status, last) {
            if (status.state === 'failed') return `Failed. ${status.sentence}`;
            return last?.status === 'stopped' ? 'Stopped' : 'Complete';
          }
        }

        class Toast {
          constructor() {
            this.hiding = new Later(12000, () => this.hide());
            byID('toast-close').addEventListener('click', () => this.hide());
            byID('toast').addEventListener('pointerenter', () => this.hiding.cancel());
            byID('toast').addEventListener('focusin', () => this.hiding.cancel());
            byID('toast').addEventListener('pointerleave', () => this.hiding.ask());
          }

          /** Says a sentence, with something that can be done about it. */
          say(sentence, action = null) {
            byID('toast-text').textContent = sentence;
            const button = byID('toast-button');
            show(button, action);
            button.textContent = action?.label ?? '';
            button.onclick = () => { this.hide(); action.run(); };
            show(byID('toast'), true);
            this.hiding.ask();
          }

          /** Takes a sentence back that stands elsewhere. */
          withdraw(sentence) {
            if (byID('toast-text').textContent === sentence) this.hide();
          }

          hide() {
            this.hiding.cancel();
            show(byID('toast'), false);
          }
        }
        """#
}
