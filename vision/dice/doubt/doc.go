// Package doubt holds every reason to ask a person instead of being wrong about
// dice: what each looks like in a reading, and how it is said.
package doubt
