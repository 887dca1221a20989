extension PageScript {
    /// Whether the server can be reached, and the banner that says so.
    static let reach = #"""

        class Reach {
          constructor(onTry) {
            this.state = 'found';
            byID('banner-button').addEventListener('click', onTry);
            addEventListener('online', onTry);
          }

          set(state) {
            // Only an answer with a session ends being locked out; a server that is away for a moment does not.
            if (state === this.state || (this.state === 'locked' && state === 'lost')) return;
            this.state = state;
            if (state === 'found') page.composer.note('');
            byID('banner-text').textContent = Reach.sentences[state] ?? '';
            show(byID('banner'), state !== 'found');
            byID('banner').classList.toggle('locked', state === 'locked');
            page.room.showLine();
          }

          static sentences = {
            lost: 'Martlet is not answering. What you write stays here; the page connects again by itself.',
            locked: 'This page is not let in any more: Martlet was started anew, or its cookie is gone. Open the new address '
              + 'that “martlet serve” prints, in this browser, and this tab goes on.',
          };
        }
        """#
}
