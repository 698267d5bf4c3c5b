package box

import (
	"errors"
	"fmt"
	"path/filepath"

	"silvertray/configs"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// usable returns settings that a box can be put together from: without what was
// chosen on the box, where only that stands in the way. The error is a SettingsError.
func usable(s configs.Settings) (configs.Settings, error) {
	err := Check(s)
	if err == nil {
		return s, nil
	}
	if plain, chosen := s.Unchosen(err); chosen && Check(plain) == nil {
		return plain, nil
	}
	return s, err
}

// setChoicesAside keeps a damaged file of choices under another name, and says so.
func (b *Box) setChoicesAside() {
	damage := b.settings.Damage
	if damage == nil {
		return
	}
	text := words.Phrase("What was chosen on the box cannot be read. The settings file holds until you choose anew.")
	aside, err := b.settings.SetChoicesAside()
	if err == nil {
		text = words.Say("What was chosen on the box cannot be read. It is kept as %s; the settings file holds until you choose anew.", filepath.Base(aside))
	}
	fmt.Fprintf(b.Warnings, "silvertray: %s (%v)\n", words.English.Say(text), errors.Join(damage, err))
	b.notices = append(b.notices, prompt.Message{Sign: prompt.StorageSign, Title: "The choices are damaged", Text: text})
}
