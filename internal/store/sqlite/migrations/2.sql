-- What a game counts for points becomes rows of its own: version 1 had a column for the
-- points of the one thing that its games counted, and did not say how many there were.

CREATE TABLE counts (
	match  INTEGER NOT NULL REFERENCES matches(id),
	seat   INTEGER NOT NULL,
	name   TEXT NOT NULL,               -- the column of the score pad
	many   INTEGER,                     -- NULL where version 1 wrote it
	points INTEGER NOT NULL,            -- what they add up to
	PRIMARY KEY (match, seat, name)
) STRICT, WITHOUT ROWID;

INSERT INTO counts (match, seat, name, points)
	SELECT match, seat, 'foxes', foxes FROM results WHERE foxes <> 0;

ALTER TABLE results DROP COLUMN foxes;
