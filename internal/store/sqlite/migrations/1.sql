CREATE TABLE matches (
	id      INTEGER PRIMARY KEY,
	key     TEXT NOT NULL UNIQUE,       -- the same in every copy of this match
	game    TEXT NOT NULL,
	started TEXT NOT NULL,              -- times are UTC and only to be shown:
	ended   TEXT NOT NULL DEFAULT '',   -- a clock may go backwards
	turn    INTEGER NOT NULL DEFAULT 0, -- the highest was at the table last; 0 never was
	sum     INTEGER NOT NULL            -- of the match with its seats and settings
) STRICT;

CREATE TABLE players (
	id   INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	turn INTEGER NOT NULL DEFAULT 0     -- the highest has played last
) STRICT;

CREATE TABLE seats (
	match  INTEGER NOT NULL REFERENCES matches(id),
	seat   INTEGER NOT NULL,
	player INTEGER NOT NULL REFERENCES players(id),
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
	match INTEGER NOT NULL REFERENCES matches(id),
	name  TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
	match   INTEGER NOT NULL REFERENCES matches(id),
	serial  INTEGER NOT NULL,           -- the order in which lines came, from 1
	ordinal INTEGER NOT NULL,           -- the move's place in the game, from 1
	move    TEXT NOT NULL,              -- empty for a remark
	comment TEXT NOT NULL DEFAULT '',
	fate    TEXT NOT NULL DEFAULT '' CHECK (fate IN ('', 'taken back', 'was', 'dropped', 'remark')),
	made    TEXT NOT NULL,              -- UTC, only to be shown
	sum     INTEGER NOT NULL,
	PRIMARY KEY (match, serial)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
	match INTEGER NOT NULL REFERENCES matches(id),
	seat  INTEGER NOT NULL,
	total INTEGER NOT NULL,
	foxes INTEGER NOT NULL,             -- what foxes add up to
	won   INTEGER NOT NULL,             -- 1 for each who won or shared the win
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE areas (
	match  INTEGER NOT NULL REFERENCES matches(id),
	seat   INTEGER NOT NULL,
	area   TEXT NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (match, seat, area)
) STRICT, WITHOUT ROWID;
