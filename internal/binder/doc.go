// Package binder keeps a catalogue that is being filled in, and a picture of each
// card: the catalogue as a YAML file that people can edit too, the pictures beside
// it in a folder of the same name.
//
// The file is read anew for every change and replaced as a whole, so that neither
// an editor nor a power cut can leave half of it. Both together travel as one ZIP
// file.
package binder
