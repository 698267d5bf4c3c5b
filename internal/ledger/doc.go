// Package ledger owns the match at a table: what was dealt, every move made, and
// the choices that players have made ahead.
//
//	play, take back, replace, choose ahead
//	      │
//	   Ledger ── the rules, once ──► Keeper ── on the disk ──► shown
//
// Each act is tried by the rules, then stored, and only then holds. Where the
// rules forbid it or it cannot be stored, the ledger stays as it was.
package ledger
