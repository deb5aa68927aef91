-- One row for everything that one order did to a table: appended, never changed. The key forbids two writers.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What does not change, and from `stage` on a summary for lists, written together with the last entry.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    secret TEXT NOT NULL,
    deck TEXT,
    setup TEXT NOT NULL,
    host TEXT NOT NULL,
    stage INTEGER NOT NULL,
    moved BIGINT NOT NULL,
    us TEXT,
    ussr TEXT,
    listed INTEGER NOT NULL,
    thinking INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    info TEXT NOT NULL
);
CREATE INDEX tables_by_stage ON tables (stage, moved);
CREATE INDEX tables_of_us ON tables (us) WHERE us IS NOT NULL;
CREATE INDEX tables_of_ussr ON tables (ussr) WHERE ussr IS NOT NULL;
CREATE INDEX tables_of_host ON tables (host, stage);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL UNIQUE,
    name TEXT,
    name_key TEXT UNIQUE,
    created BIGINT NOT NULL,
    webhook TEXT
);

CREATE TABLE chats (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

-- The games of a person, counted for each kind: the key makes every result count once, on the rating before it.
CREATE TABLE results (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    n INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (person, kind, n),
    UNIQUE (table_id, person)
);

CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at BIGINT NOT NULL);
