extension PageScript {
    /// Finding and making elements.
    static let elements = #"""
        'use strict';

        const find = (selector, root = document) => root.querySelector(selector);
        const byID = (id) => document.getElementById(id);

        /** Makes an element with properties and children; text stays text. */
        function make(tag, properties = {}, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(properties)) {
            if (name.includes('-') || name === 'role') element.setAttribute(name, value);
            else element[name] = value;
          }
          element.append(...children);
          return element;
        }

        function icon(name) {
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          svg.setAttribute('class', 'icon');
          svg.setAttribute('aria-hidden', 'true');
          const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
          use.setAttribute('href', `#icon-${name}`);
          svg.append(use);
          return svg;
        }

        function iconButton(name, label, onClick) {
          const button = make('button', { type: 'button', className: 'icon-button small', title: label, 'aria-label': label });
          button.append(icon(name));
          button.addEventListener('click', onClick);
          return button;
        }

        function fromTemplate(id) {
          return byID(id).content.firstElementChild.cloneNode(true);
        }

        /** Shows an element where there is something to show. */
        function show(element, isShown) {
          element.hidden = !isShown;
        }

        /** Whether a key belongs to an input method that composes a word. */
        function isComposing(event) {
          return event.isComposing || event.keyCode === 229;
        }

        /** Puts off a piece of work until nothing asked for it for a while. */
        class Later {
          constructor(delay, work) {
            this.delay = delay;
            this.work = work;
            this.timer = null;
          }

          ask() {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.now(), this.delay);
          }

          cancel() {
            clearTimeout(this.timer);
            this.timer = null;
          }

          /** Does it at once, where it was put off. */
          now() {
            if (this.timer === null) return undefined;
            this.cancel();
            return this.work();
          }
        }

        async function copyText(text) {
          if (navigator.clipboard) return navigator.clipboard.writeText(text);
          // A page that came over plain HTTP from another machine has no clipboard of its own.
          const field = make('textarea', { value: text, className: 'unseen' });
          document.body.append(field);
          field.select();
          const isCopied = document.execCommand('copy');
          field.remove();
          if (!isCopied) throw new Error('The browser did not copy it.');
        }

        /** Makes a button copy a text, and say so for a moment. */
        async function copyBy(button, text) {
          try {
            await copyText(text);
          } catch {
            return page.toast.say('The browser did not allow the page to copy. Select the text and copy it by hand.');
          }
          button.classList.add('done');
          page.announcer.say('Copied');
          setTimeout(() => button.classList.remove('done'), 1500);
        }
        """#
}
