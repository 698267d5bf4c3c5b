// Package archtest checks by tests that imports point one way between the rooms of the
// project, and that no room knows a game that lives in another one.
package archtest
