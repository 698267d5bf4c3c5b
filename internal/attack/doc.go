// Package attack holds tests that attack the running program over its network: the table
// of what is tried and promised stands in rows_test.go and in docs/security.md.
package attack
