package menus

import (
	"strconv"

	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// seatsLine leads to the phones that were let in.
func seatsLine(t *session.Table, back session.State) session.Line {
	return session.Line{
		Text: "Phones that came in", Value: words.Name(strconv.Itoa(len(t.Seats.Devices()))),
		Act: func() session.State { return newDevices(t, back) },
	}
}

// newDevices lists the phones that were let in; OK takes a seat back.
func newDevices(t *session.Table, back session.State) session.State {
	m := &session.Menu{Title: "Phones that came in", Back: back}
	m.Note = func(int) words.Phrase {
		if len(t.Seats.Devices()) == 0 {
			return "No phone has come in."
		}
		return "OK takes the seat back."
	}
	m.Lines = func() []session.Line {
		var lines []session.Line
		for _, d := range t.Seats.Devices() {
			lines = append(lines, session.Line{Text: playsFor(d), Value: words.Name(d.Name), Act: func() session.State {
				t.Seats.Revoke(d.ID)
				return m
			}})
		}
		return lines
	}
	return m
}

// playsFor says for whom a phone plays.
func playsFor(d prompt.Device) words.Phrase {
	if d.Player == "" {
		return "without a seat"
	}
	return words.Name(d.Player)
}
