extension ServedPage {
    static let document = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
        <meta name="color-scheme" content="light dark">
        <title>Martlet</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg">
        <link rel="stylesheet" href="/page.css">
        <script src="/page.js" defer></script>
        </head>
        <body>
        <svg class="sprite" aria-hidden="true">
          <symbol id="icon-bird" viewBox="0 0 32 32"><path class="filled" d="M2 9c5 .5 8.5 2 11 5 1.5-4 4.5-6.5 9-6.5 2 0 3.5.7 4.5 2l3.5 1.3-3.3 1.5c0 5.5-3.5 9.2-8.7 9.2-1.2 0-2.3-.2-3.3-.5L9 27l1.5-7.3C6 18 3 14.5 2 9Z"/></symbol>
          <symbol id="icon-menu" viewBox="0 0 24 24"><path d="M4 7h16M4 12h16M4 17h10"/></symbol>
          <symbol id="icon-new" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
          <symbol id="icon-search" viewBox="0 0 24 24"><path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5"/></symbol>
          <symbol id="icon-more" viewBox="0 0 24 24"><path class="filled" d="M5 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z"/></symbol>
          <symbol id="icon-pin" viewBox="0 0 24 24"><path d="M9 4h6l-.8 6.5 3.3 3V15h-11v-1.5l3.3-3L9 4ZM12 15v5.5"/></symbol>
          <symbol id="icon-send" viewBox="0 0 24 24"><path d="M12 19V5M5.5 11.5 12 5l6.5 6.5"/></symbol>
          <symbol id="icon-stop" viewBox="0 0 24 24"><path class="filled" d="M7 5.5h10A1.5 1.5 0 0 1 18.5 7v10a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 17V7A1.5 1.5 0 0 1 7 5.5Z"/></symbol>
          <symbol id="icon-image" viewBox="0 0 24 24"><path d="M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l5-5 4 4 2.5-2.5L20 18M15.5 8.5v.01"/></symbol>
          <symbol id="icon-copy" viewBox="0 0 24 24"><path d="M9 8.5h9A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-9A1.5 1.5 0 0 1 9 8.5ZM16.5 8V5A1.5 1.5 0 0 0 15 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5h1"/></symbol>
          <symbol id="icon-check" viewBox="0 0 24 24"><path d="m5 12.5 4.5 4.5L19 7.5"/></symbol>
          <symbol id="icon-edit" viewBox="0 0 24 24"><path d="M4.5 19.5 5.5 15 16 4.5 19.5 8 9 18.5l-4.5 1ZM13.5 7 17 10.5"/></symbol>
          <symbol id="icon-again" viewBox="0 0 24 24"><path d="M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2.5v4h-4"/></symbol>
          <symbol id="icon-previous" viewBox="0 0 24 24"><path d="m14.5 6-6 6 6 6"/></symbol>
          <symbol id="icon-next" viewBox="0 0 24 24"><path d="m9.5 6 6 6-6 6"/></symbol>
          <symbol id="icon-down" viewBox="0 0 24 24"><path d="M12 5v14M5.5 12.5 12 19l6.5-6.5"/></symbol>
          <symbol id="icon-close" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18"/></symbol>
          <symbol id="icon-chevron" viewBox="0 0 24 24"><path d="m7 10 5 5 5-5"/></symbol>
        </svg>

        <a class="skip" href="#composer-text" id="skip">Go to the message field</a>

        <div class="app" id="app">
          <aside class="sidebar" id="sidebar" aria-label="Conversations">
            <div class="sidebar-head">
              <span class="brand"><svg class="icon"><use href="#icon-bird"/></svg>Martlet</span>
              <button type="button" class="icon-button drawer-only" id="close-drawer" aria-label="Close the list"><svg class="icon"><use href="#icon-close"/></svg></button>
            </div>
            <a class="new-chat" id="new-chat" href="#"><svg class="icon"><use href="#icon-new"/></svg>New conversation</a>
            <form class="search" id="search-form" role="search">
              <svg class="icon"><use href="#icon-search"/></svg>
              <input type="search" id="search" placeholder="Search" aria-label="Search all conversations" autocomplete="off" spellcheck="false">
              <kbd id="search-key" aria-hidden="true"></kbd>
            </form>
            <nav class="list" id="list" aria-label="Conversations"></nav>
            <section class="list" id="hits" aria-label="Search results" hidden></section>
          </aside>
          <div class="shade" id="shade"></div>

          <main class="main" id="main">
            <header class="bar">
              <button type="button" class="icon-button drawer-only" id="open-drawer" aria-label="Show conversations" aria-expanded="false" aria-controls="sidebar"><svg class="icon"><use href="#icon-menu"/></svg></button>
              <h1 id="title">New conversation</h1>
              <button type="button" class="model-button" id="model-button" aria-haspopup="dialog"><span id="model-name">Model</span><svg class="icon"><use href="#icon-chevron"/></svg></button>
              <button type="button" class="icon-button" id="conversation-menu" aria-label="More about this conversation" aria-haspopup="true"><svg class="icon"><use href="#icon-more"/></svg></button>
            </header>

            <div class="banner" id="banner" role="alert" hidden><p id="banner-text"></p><button type="button" class="button" id="banner-button">Try now</button></div>

            <div class="scroller" id="scroller" tabindex="-1">
              <div class="older" id="older" hidden><button type="button" class="button quiet" id="older-button">Show older messages</button></div>
              <section class="transcript" id="transcript" aria-label="Messages"></section>
              <section class="empty" id="empty" aria-label="Begin" hidden>
                <svg class="icon"><use href="#icon-bird"/></svg>
                <h2>What shall we talk about?</h2>
                <p id="empty-text"></p>
              </section>
              <p class="status-line" id="status-line" hidden></p>
            </div>

            <div class="foot">
              <button type="button" class="jump" id="jump" hidden><svg class="icon"><use href="#icon-down"/></svg>Jump to latest</button>
              <form class="composer" id="composer">
                <ul class="chips" id="chips" aria-label="Images to send" hidden></ul>
                <textarea id="composer-text" rows="1" placeholder="Write a message" aria-label="Message" enterkeyhint="send"></textarea>
                <div class="composer-row">
                  <button type="button" class="icon-button" id="attach" aria-label="Attach images"><svg class="icon"><use href="#icon-image"/></svg></button>
                  <input type="file" id="files" accept="image/png,image/jpeg,image/gif,image/webp" multiple hidden aria-label="Images">
                  <p class="composer-note" id="composer-note" role="alert"></p>
                  <button type="submit" class="round" id="send" aria-label="Send" disabled><svg class="icon"><use href="#icon-send"/></svg></button>
                  <button type="button" class="round" id="stop" aria-label="Stop" hidden><svg class="icon"><use href="#icon-stop"/></svg></button>
                </div>
              </form>
            </div>
          </main>
        </div>

        <div class="unseen" id="announcement" role="status"></div>
        <div class="toast" id="toast" role="status" hidden><p id="toast-text"></p><button type="button" class="button quiet" id="toast-button" hidden></button><button type="button" class="icon-button" id="toast-close" aria-label="Dismiss"><svg class="icon"><use href="#icon-close"/></svg></button></div>

        <div class="menu" id="menu" popover role="group" aria-label="Conversation"></div>

        <dialog class="dialog" id="settings" aria-labelledby="settings-title">
          <form method="dialog" id="settings-form">
            <h2 id="settings-title">Model and instructions</h2>
            <p class="explanation" id="settings-scope"></p>
            <label for="model">Model</label>
            <input id="model" list="models" autocomplete="off" spellcheck="false" aria-describedby="model-help">
            <datalist id="models"></datalist>
            <p class="explanation" id="model-help"></p>
            <label for="system">System prompt</label>
            <textarea id="system" rows="5" aria-describedby="system-help"></textarea>
            <p class="explanation" id="system-help">What the model is told before the conversation. It counts from the next question on.</p>
            <p class="refusal" id="settings-refusal" role="alert"></p>
            <div class="dialog-row">
              <button type="button" class="button quiet" id="settings-cancel">Cancel</button>
              <button type="submit" class="button primary">Save</button>
            </div>
          </form>
        </dialog>

        <dialog class="dialog" id="rename" aria-labelledby="rename-title">
          <form method="dialog" id="rename-form">
            <h2 id="rename-title">Rename the conversation</h2>
            <label for="rename-text">Title</label>
            <input id="rename-text" autocomplete="off" maxlength="200" required>
            <p class="refusal" id="rename-refusal" role="alert"></p>
            <div class="dialog-row">
              <button type="button" class="button quiet" id="rename-cancel">Cancel</button>
              <button type="submit" class="button primary">Rename</button>
            </div>
          </form>
        </dialog>

        <template id="question-template">
          <article class="message question" aria-label="Your message">
            <ul class="attachments" aria-label="Attachments" hidden></ul>
            <div class="bubble"></div>
            <form class="edit" hidden>
              <textarea rows="3" aria-label="Your message, changed"></textarea>
              <p class="refusal" role="alert"></p>
              <div class="dialog-row">
                <button type="button" class="button quiet" data-role="cancel">Cancel</button>
                <button type="submit" class="button primary">Send</button>
              </div>
            </form>
            <footer class="message-foot"></footer>
          </article>
        </template>
        <template id="answer-template">
          <article class="message answer" aria-label="Answer">
            <details class="reasoning" hidden><summary>Reasoning</summary><p></p></details>
            <div class="prose"></div>
            <ul class="calls" aria-label="Tools it called" hidden></ul>
            <p class="dots" hidden><span aria-hidden="true"></span><span aria-hidden="true"></span><span aria-hidden="true"></span><b class="unseen">The answer is on its way.</b></p>
            <div class="failure" hidden><p></p><button type="button" class="button" data-role="retry"><svg class="icon"><use href="#icon-again"/></svg>Retry</button></div>
            <ul class="notes" hidden></ul>
            <footer class="message-foot"></footer>
          </article>
        </template>
        </body>
        </html>
        """#
}
