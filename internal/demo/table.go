package demo

import (
	"context"

	"silvertray/internal/companion"
	"silvertray/vision"
)

// Table is the table that the player plays at: an eye sees there what the record
// has come to, and nothing before.
func (p *Player) Table(eye companion.Eye) companion.Eye { return table{eye, p.looks} }

type table struct {
	eye   companion.Eye
	looks chan struct{}
}

// Look waits until the player has done something on the table.
func (t table) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	select {
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	case <-t.looks:
	}
	if err := ctx.Err(); err != nil {
		t.looks <- struct{}{} // for the look that comes after this one
		return vision.Reading{}, err
	}
	return t.eye.Look(ctx, want)
}

// look does on the table what is due there, and lets an eye look at the next
// picture of it; false where there is none left.
func (p *Player) look() bool {
	if p.looked == len(p.due().Pictures) {
		return false
	}
	p.looked++
	p.looks <- struct{}{}
	return true
}
