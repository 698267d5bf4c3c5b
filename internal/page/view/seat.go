package view

import (
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// ErrLost is what a device is told whose seat has ended.
var ErrLost = words.Sorry("this device has lost its seat: another device has it, it was taken back on the box, or the page was closed meanwhile")

// seatOf says how a visitor stands with the seat: whose it is, that another device asks
// for it, that it is lost.
func seatOf(who access.Visitor) (seated, wanted, lost words.Phrase) {
	if who.Seated() {
		seated = words.Say("This device plays for %s.", who.Name)
	}
	if !who.Wanted.IsZero() {
		wanted = words.Say("At %s another device, %s, asked for this seat. If it is yours too, give the seat back here.",
			who.Wanted.Format("15:04"), who.By)
	}
	if who.Lost && !who.Owner {
		lost = words.Error(ErrLost)
	}
	return seated, wanted, lost
}

// device is one that was let in, as the owner sees it.
type device struct{ prompt.Device }

// Told says which device it is, and since when it has been in.
func (d device) Told() words.Phrase {
	return words.Say("%s, since %s", d.Name, d.Since.Format("2006-01-02 15:04"))
}

func devices(seats *access.Seats) (all []device) {
	for _, d := range seats.Devices() {
		all = append(all, device{d})
	}
	return all
}
