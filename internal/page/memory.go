package page

import "silvertray/internal/page/access"

// Memory saves something over a restart of the box.
type Memory interface {
	// Load reads what was saved into v, and leaves v where nothing was.
	Load(v any) error
	Save(v any) error
}

// saved is what the page remembers: who has a seat, and whether the owner has
// let phones in. So a game that goes on after a power cut goes on with its
// phones. The pairing code is another one each time.
type saved struct {
	Open  bool          `json:"open"`
	Seats []access.Seat `json:"seats"`
}

// recall restores what was saved, and reports whether phones were let in. Without it,
// the door stays as it was set, and phones have to take their seats again.
func (p *Page) recall() (open bool) {
	if p.Memory == nil {
		return false
	}
	var k saved
	if err := p.Memory.Load(&k); err != nil {
		p.Log.Error("seats of phones are forgotten", "error", err)
		return false
	}
	p.Seats.Restore(k.Seats)
	return k.Open
}

// remember saves who has a seat, and whether phones are let in.
func (p *Page) remember() {
	if p.Memory == nil {
		return
	}
	p.saving.Lock() // what is saved last is the latest
	defer p.saving.Unlock()
	if err := p.Memory.Save(saved{p.Door.IsOpen(), p.Seats.All()}); err != nil {
		p.Log.Error("seats of phones hold until the box is switched off, and are not kept", "error", err)
	}
}
