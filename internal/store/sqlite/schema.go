package sqlite

import _ "embed" // the schema

// application marks the file as ours in its header, for file(1) and for Open:
// "Slvt".
const application = 0x536c7674

//go:embed migrations/1.sql
var tables string

//go:embed migrations/2.sql
var countedRows string

// Migrations lead from one version of the file to the next; the version is how
// many were carried out. Never change one that was released: add another.
var Migrations = []string{tables, countedRows}
