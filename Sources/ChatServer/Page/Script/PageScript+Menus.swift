extension PageScript {
    /// The menu of a conversation, and the list as a drawer on narrow screens.
    static let menus = #"""

        class Menu {
          constructor(api) {
            this.api = api;
            this.element = byID('menu');
            this.opener = null;
            byID('conversation-menu').addEventListener('click', (event) => {
              if (page.room.conversation) this.open(event.currentTarget, page.room.conversation);
            });
            this.element.addEventListener('keydown', (event) => this.pressed(event));
          }

          open(opener, conversation) {
            this.opener = opener;
            this.element.replaceChildren(...this.items(conversation));
            this.element.showPopover();
            this.place(opener.getBoundingClientRect());
            this.element.firstElementChild.focus();
          }

          items(conversation) {
            const { id, isPinned } = conversation;
            const path = `conversations/${segment(id)}`;
            const item = (label, run) => {
              const button = make('button', { type: 'button', textContent: label });
              button.addEventListener('click', () => { this.close(); run(); });
              return button;
            };
            return [
              item('Rename…', () => page.renaming.open(conversation)),
              item(isPinned ? 'Unpin' : 'Pin', () => page.attempt(this.api.post(`${path}/pin`, { isPinned: !isPinned }))),
              make('a', { href: `/api/${path}/markdown`, download: '', textContent: 'Export as Markdown', onclick: () => this.close() }),
              item('Delete', () => page.attempt(this.remove(conversation))),
            ];
          }

          place(box) {
            const { width, height } = this.element.getBoundingClientRect();
            const left = Math.max(8, Math.min(box.right - width, innerWidth - width - 8));
            const below = box.bottom + 4;
            this.element.style.left = `${left}px`;
            this.element.style.top = `${below + height > innerHeight - 8 ? Math.max(8, box.top - height - 4) : below}px`;
          }

          close() {
            this.element.hidePopover();
            this.opener?.focus();
          }

          pressed(event) {
            const items = [...this.element.children];
            const place = items.indexOf(document.activeElement);
            const steps = { ArrowDown: 1, ArrowUp: -1 };
            if (event.key === 'Escape') {
              event.stopPropagation();
              event.preventDefault();
              this.close();
            } else if (event.key in steps) {
              event.preventDefault();
              items.at((place + steps[event.key]) % items.length).focus();
            }
          }

          async remove({ id, title }) {
            await this.delete(id);
            if (page.room.id === id) location.hash = '';
            page.toast.say(`“${title}” was deleted.`, {
              label: 'Undo',
              run: () => page.attempt(this.api.post('undo-delete', { id }).then(() => { location.hash = id; })),
            });
          }

          /** Its draft goes with it, and comes back with it. */
          async delete(id) {
            await page.composer.drafts.save();
            page.room.deleting = id;
            try {
              await this.api.remove(`conversations/${segment(id)}`);
            } catch (error) {
              page.room.deleting = null;
              throw error;
            }
          }
        }

        class Drawer {
          constructor() {
            this.narrow = matchMedia('(max-width: 47.99rem)');
            this.isOpen = false;
            byID('open-drawer').addEventListener('click', () => this.open());
            byID('close-drawer').addEventListener('click', () => this.close());
            byID('shade').addEventListener('click', () => this.close());
            this.narrow.addEventListener('change', () => this.set(false));
            this.set(false);
          }

          open() {
            if (!this.narrow.matches || this.isOpen) return;
            this.set(true);
            byID('close-drawer').focus();
          }

          close() {
            if (!this.isOpen) return;
            this.set(false);
            byID('open-drawer').focus();
          }

          set(isOpen) {
            this.isOpen = isOpen;
            byID('app').classList.toggle('drawer-open', isOpen);
            byID('open-drawer').setAttribute('aria-expanded', String(isOpen));
            byID('sidebar').inert = this.narrow.matches && !isOpen;
            byID('main').inert = isOpen;
          }
        }
        """#
}
