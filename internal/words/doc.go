// Package words says things in the languages of the table: a Phrase is made
// where the program has something to say, and translated where it is shown.
//
// So the rules, the reader and the loop know no language, one match can be
// shown in two, and everything written for programs stays English. The
// translations lie in gettext files, one a language; their keys are the
// English formats as they stand in the code. A test gathers every phrase of
// the code and holds it against every file.
package words
