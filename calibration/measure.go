package calibration

import "silvertray/vision"

// Measure fills in where the dice of a reading stand, where the profile has the
// table's geometry. Without it the reader's own estimate stays, which is made
// from dice and tray alone.
func (p Profile) Measure(r *vision.Reading) {
	if p.Table == nil {
		return
	}
	for i := range r.Dice {
		d := &r.Dice[i]
		place, ok := p.Place(d.Outline)
		if !ok {
			continue
		}
		d.InTray, d.InZone, d.Field = place.InTray, place.InZone, place.Field
		if place.TrayMM != nil {
			d.TrayMM, d.DoubtMM = place.TrayMM, place.DoubtMM
		}
	}
}
