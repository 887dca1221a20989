extension PageScript {
    /// Following the end of the conversation, only while the reader is there.
    static let following = #"""

        class Following {
          /** So near to the end is at the end: browsers round. */
          static slack = 4;

          constructor() {
            this.scroller = byID('scroller');
            this.isOn = true;
            this.top = 0;
            this.height = 0;
            this.jump = byID('jump');
            this.jump.addEventListener('click', () => this.begin());
            this.scroller.addEventListener('scroll', () => this.scrolled(), { passive: true });
            this.scroller.addEventListener('wheel', (event) => { if (event.deltaY < 0) this.yield(); }, { passive: true });
            this.scroller.addEventListener('touchmove', () => this.yield(), { passive: true });
            addEventListener('keydown', (event) => this.pressed(event));
            new ResizeObserver(() => this.grown()).observe(this.scroller);
            new ResizeObserver(() => this.grown()).observe(byID('transcript'));
          }

          get distance() {
            return this.scroller.scrollHeight - this.scroller.clientHeight - this.scroller.scrollTop;
          }

          /** Goes to the end and stays there. */
          begin() {
            this.isOn = true;
            this.grown();
          }

          yield() {
            if (this.scroller.scrollHeight > this.scroller.clientHeight) this.isOn = false;
          }

          pressed(event) {
            const isTyping = event.target.matches('textarea, input');
            if (!isTyping && ['PageUp', 'ArrowUp', 'Home'].includes(event.key)) this.yield();
          }

          /** Moving up, by whatever hand, ends it; coming to the end by moving down begins it again. */
          scrolled() {
            const { scrollTop, scrollHeight } = this.scroller;
            const isAtEnd = this.distance <= Following.slack;
            if (isAtEnd && scrollTop > this.top) this.isOn = true;
            else if (!isAtEnd && scrollTop < this.top && scrollHeight >= this.height) this.isOn = false;
            this.note();
          }

          /** There is more to read than before. */
          grown() {
            if (this.isOn) this.scroller.scrollTop = this.scroller.scrollHeight;
            this.note();
          }

          /** Moves the page by itself, which is not the reader's wish. */
          moved(move) {
            move();
            this.note();
          }

          note() {
            this.top = this.scroller.scrollTop;
            this.height = this.scroller.scrollHeight;
            show(this.jump, !this.isOn && this.distance > 80);
          }
        }
        """#
}
