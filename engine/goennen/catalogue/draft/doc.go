// Package draft is a catalogue while its owner fills it in: the file itself, with
// what does not read well yet and with its comments, and single changes to it.
//
// A card is a row of fields with text in them, as the file has it. Nothing is
// refused here: what is missing or wrong is for [Draft.Check] to tell, which reads
// the whole as catalogue.Parse does. So half a card can be kept, and everything
// that was written by hand stays.
package draft
