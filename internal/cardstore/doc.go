// Package cardstore stores a catalogue of cards while it is filled in, and a
// picture of each card.
//
// The catalogue is a YAML file that people can edit too; the pictures lie beside
// it in a folder of the same name. The file is read again for every change and
// replaced as a whole, so that neither an editor nor a power cut can leave half
// of it. Both together travel as one ZIP file.
package cardstore
