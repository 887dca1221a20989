extension PageScript {
    /// Asking the server.
    static let api = #"""

        /** The server said no, and why. */
        class Refusal extends Error {
          constructor(status, sentence) {
            super(sentence);
            this.status = status;
          }
        }

        /** No answer came: the program has ended, or the network is away. */
        class Unreachable extends Error {
          constructor() {
            super('Martlet is not answering. What you wrote is still here.');
          }
        }

        class API {
          /** What is called with 'found', 'lost' or 'locked' by what each request shows. */
          constructor(onReach) {
            this.onReach = onReach;
          }

          get(path) { return this.ask('GET', path); }
          post(path, body = {}, options = {}) { return this.ask('POST', path, body, options); }
          remove(path) { return this.ask('DELETE', path); }

          async ask(method, path, body, options = {}) {
            const response = await this.fetched(method, path, body, options);
            if (response.status === 401) this.onReach('locked');
            else this.onReach('found');
            const json = await response.json().catch(() => null);
            if (!response.ok) throw new Refusal(response.status, json?.error ?? `Martlet answered with ${response.status}.`);
            return json;
          }

          async fetched(method, path, body, options) {
            const request = { method, credentials: 'same-origin', cache: 'no-store', ...options };
            if (body !== undefined) {
              request.headers = { 'Content-Type': 'application/json' };
              request.body = JSON.stringify(body);
            }
            try {
              return await fetch(`/api/${path}`, request);
            } catch {
              this.onReach('lost');
              throw new Unreachable();
            }
          }
        }

        const segment = encodeURIComponent;
        """#
}
