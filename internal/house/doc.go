// Package house holds the plan of the rooms: a test that keeps every import
// pointing the one way that the README draws.
package house
