-- A store as version 1 made it: two conversations, one with an answer that its program left behind.
PRAGMA application_id = 1836217452;
CREATE TABLE conversations(
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    system TEXT,
    model TEXT,
    tip INTEGER,
    pinned INTEGER NOT NULL,
    draft TEXT NOT NULL,
    created INTEGER NOT NULL,
    modified INTEGER NOT NULL
) STRICT;
CREATE INDEX conversations_listed ON conversations(pinned DESC, modified DESC, id DESC);
CREATE INDEX conversations_by_date ON conversations(modified, id);
CREATE TABLE messages(
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    conversation INTEGER NOT NULL REFERENCES conversations DEFERRABLE INITIALLY DEFERRED,
    parent INTEGER REFERENCES messages DEFERRABLE INITIALLY DEFERRED,
    date INTEGER NOT NULL,
    role TEXT NOT NULL,
    status TEXT NOT NULL,
    text TEXT NOT NULL,
    plain INTEGER NOT NULL,
    body TEXT NOT NULL,
    reasoning TEXT NOT NULL,
    answer TEXT,
    writer TEXT
) STRICT;
CREATE INDEX messages_of_conversation ON messages(conversation);
CREATE INDEX messages_of_parent ON messages(parent);
CREATE INDEX messages_of_writer ON messages(writer) WHERE writer IS NOT NULL;
CREATE TABLE pieces(
    message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY(message, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE unforgotten(volume INTEGER PRIMARY KEY) STRICT;
CREATE VIRTUAL TABLE words_0 USING fts5(text, content = '', columnsize = 0, prefix = '1 2 3',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'");

INSERT INTO conversations VALUES
    (1, '01KDHQ3PA0000000000000000A', 'What is a martlet?', NULL, 'small', 2, 1, 'And', 1800000000000, 1800000001000),
    (2, '01KDHQ3PA0000000000000000B', 'Birds', 'Be brief.', NULL, 4, 0, '', 1800000002000, 1800000003000);
INSERT INTO messages VALUES
    (1, '01KDHQ3PA0000000000000000C', 1, NULL, 1800000000000, 'user', 'complete', 'What is a martlet?', 1,
        '{"role":"user"}', '', NULL, NULL),
    (2, '01KDHQ3PA0000000000000000D', 1, 1, 1800000001000, 'assistant', 'complete', 'A bird.', 1,
        '{"role":"assistant"}', 'Hm.', '{"model":"small","passedRoutes":[]}', NULL),
    (3, '01KDHQ3PA0000000000000000E', 2, NULL, 1800000002000, 'user', 'complete', 'See', 0,
        '{"role":"user","content":[{"type":"text","text":"See"},{"type":"smell"}]}', '', NULL, NULL),
    (4, '01KDHQ3PA0000000000000000F', 2, 3, 1800000003000, 'assistant', 'streaming', '', 0,
        '{"role":"assistant"}', '', '{"passedRoutes":[]}', '01KDHQ3PA0000000000000000G');
INSERT INTO pieces VALUES (4, 0, 'text', 'Half an '), (4, 1, 'text', 'answer');
INSERT INTO words_0(rowid, text) VALUES (1, 'What is a martlet?'), (2, 'A bird.'), (3, 'See');
PRAGMA user_version = 1;
