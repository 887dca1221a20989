extension PageScript {
    /// The blocks of rendered Markdown. The server has made them safe; a reader's own words never come this way.
    static let blocks = #"""

        class Blocks {
          constructor(element) {
            this.element = element;
            this.sources = [];
          }

          /** Keeps the first blocks, with their elements and what is selected in them, and puts these behind them. */
          replace(keep, sources) {
            let kept = Math.min(keep, this.sources.length);
            let added = sources;
            while (added.length && this.sources[kept] === added[0]) {
              kept += 1;
              added = added.slice(1);
            }
            while (this.element.childElementCount > kept) this.element.lastElementChild.remove();
            this.element.append(...added.map((source) => this.block(source)));
            this.sources = [...this.sources.slice(0, kept), ...added];
          }

          block(source) {
            const template = document.createElement('template');
            template.innerHTML = source;
            const block = make('div', { className: 'block' }, template.content);
            for (const pre of block.querySelectorAll('pre')) this.dressCode(pre);
            for (const table of block.querySelectorAll('.table')) nameGroup(table, 'Table');
            return block;
          }

          dressCode(pre) {
            const language = pre.dataset.language ?? (pre.classList.contains('markup') ? 'html' : '');
            const copy = make('button', { type: 'button', className: 'copy-code', 'aria-label': 'Copy the code' },
              icon('copy'), icon('check'), make('span', { textContent: 'Copy' }));
            copy.addEventListener('click', () => copyBy(copy, pre.textContent));
            const head = make('div', { className: 'code-head' }, make('span', { textContent: language || 'text' }), copy);
            const frame = make('div', { className: 'code' });
            pre.replaceWith(frame);
            nameGroup(pre, language ? `Code, ${language}` : 'Code');
            frame.append(head, pre);
          }
        }

        /** Names something that is scrolled by itself, which a keyboard can reach. */
        function nameGroup(element, label) {
          element.tabIndex = 0;
          element.setAttribute('role', 'group');
          element.setAttribute('aria-label', label);
        }
        """#
}
