extension PageScript {
    /// Images that are sent along.
    static let attachments = #"""

        class Attachments {
          static types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
          static limit = 16 * 1024 * 1024;

          constructor(onChange) {
            this.items = [];
            this.onChange = onChange;
            this.chips = byID('chips');
            byID('attach').addEventListener('click', () => byID('files').click());
            byID('files').addEventListener('change', (event) => this.chosen(event.target));
            byID('composer-text').addEventListener('paste', (event) => this.pasted(event));
            const main = byID('main');
            main.addEventListener('dragover', (event) => this.dragged(event));
            main.addEventListener('dragleave', (event) => { if (!main.contains(event.relatedTarget)) this.setDropping(false); });
            main.addEventListener('drop', (event) => this.dropped(event));
          }

          get size() { return this.items.reduce((sum, item) => sum + item.size, 0); }

          /** As the server takes them. */
          get sendable() { return this.items.map(({ name, type, data }) => ({ name, type, data })); }

          async chosen(field) {
            await this.add([...field.files]);
            field.value = '';
            byID('composer-text').focus();
          }

          pasted(event) {
            const files = [...event.clipboardData.files];
            if (!files.length) return;
            event.preventDefault();
            page.attempt(this.add(files));
          }

          dragged(event) {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            event.dataTransfer.dropEffect = 'copy';
            this.setDropping(true);
          }

          dropped(event) {
            this.setDropping(false);
            if (!event.dataTransfer.files.length) return;
            event.preventDefault();
            page.attempt(this.add([...event.dataTransfer.files]));
          }

          setDropping(isDropping) {
            byID('composer').classList.toggle('dropping', isDropping);
          }

          async add(files) {
            const images = files.filter((file) => Attachments.types.includes(file.type));
            if (images.length < files.length) page.composer.note('Only PNG, JPEG, GIF and WebP images can be attached.');
            for (const file of images) {
              if (this.size + file.size > Attachments.limit) {
                page.composer.note('The images are larger than 16 MB together. Remove one, or send a smaller one.');
                break;
              }
              const url = await Attachments.read(file);
              this.items.push({ name: file.name || 'image', type: file.type, size: file.size, url, data: url.split(',')[1] });
            }
            this.render();
          }

          static read(file) {
            return new Promise((resolve, reject) => {
              const reader = new FileReader();
              reader.addEventListener('load', () => resolve(reader.result));
              reader.addEventListener('error', () => reject(new Error(`${file.name} could not be read. Try another file.`)));
              reader.readAsDataURL(file);
            });
          }

          clear() {
            this.items = [];
            this.render();
          }

          render() {
            show(this.chips, this.items.length);
            this.chips.replaceChildren(...this.items.map((item) => make('li', {},
              make('img', { src: item.url, alt: item.name }),
              iconButton('close', `Remove ${item.name}`, () => this.remove(item)))));
            this.onChange();
          }

          remove(item) {
            this.items = this.items.filter((other) => other !== item);
            this.render();
            byID('composer-text').focus();
          }
        }
        """#
}
