// Package durable changes files so that a power cut leaves either what was
// there or all that is to be.
package durable
