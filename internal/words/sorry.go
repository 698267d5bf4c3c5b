package words

// Sorry makes an error that has something to tell to a person. Each is another
// error, as with errors.New.
func Sorry(p Phrase) error { return &sorry{p} }

type sorry struct{ phrase Phrase }

func (s *sorry) Error() string  { return s.phrase.String() }
func (s *sorry) Phrase() Phrase { return s.phrase }
