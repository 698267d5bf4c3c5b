package companion_test

import (
	"slices"
	"testing"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// ajar is a door that is open, and phones that came in through it.
type ajar struct{ devices []prompt.Device }

func (ajar) IsOpen() bool                                      { return true }
func (ajar) Turn(bool)                                         {}
func (ajar) Trouble() words.Phrase                             { return "" }
func (ajar) Pairing() (address, code string, squares [][]bool) { return "http://box", "1", nil }
func (a *ajar) Devices() []prompt.Device                       { return slices.Clone(a.devices) }
func (a *ajar) Revoke(id string) {
	a.devices = slices.DeleteFunc(a.devices, func(d prompt.Device) bool { return d.ID == id })
}

// TestSeatsAreTakenBackOnThePanel takes the seats of phones back from the last one on.
func TestSeatsAreTakenBackOnThePanel(t *testing.T) {
	phones := &ajar{[]prompt.Device{{ID: "a", Player: "Ana", Name: "192.168.0.2, iPhone"}, {ID: "b", Name: "192.168.0.3"}}}
	b := startWith(t, func(c *scene) { c.Door, c.Seats = phones, phones })
	screen[prompt.Start](b)
	m := choose[prompt.Menu](b, press[prompt.Menu](b, up, ok), "Phones that came in")
	want := []prompt.Item{{Text: words.Name("Ana"), Value: words.Name("192.168.0.2, iPhone")}, {Text: "without a seat", Value: words.Name("192.168.0.3")}}
	if len(m.Items) != 2 || m.Items[0].Text != want[0].Text || m.Items[0].Value != want[0].Value || m.Items[1].Text != want[1].Text {
		t.Fatalf("lists %+v, want %+v", m.Items, want)
	}
	m = press[prompt.Menu](b, down, ok)
	if len(phones.devices) != 1 || phones.devices[0].ID != "a" || m.Selected != 0 {
		t.Fatalf("left are %+v, the cursor is at %d", phones.devices, m.Selected)
	}
	m = press[prompt.Menu](b, ok)
	if len(phones.devices) != 0 || len(m.Items) != 0 || m.Note != "No phone has come in." {
		t.Errorf("left are %+v: %+v", phones.devices, m)
	}
	press[prompt.Menu](b, ok) // nothing to take back
	if m = press[prompt.Menu](b, back); m.Title != "Settings" {
		t.Errorf("back leads to %q", m.Title)
	}
}
