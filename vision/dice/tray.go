package dice

import (
	"silvertray/internal/geometry"
	"silvertray/vision"
)

// measure fills in which dice lie in the tray, and how far from it the others
// stand.
func measure(dice []vision.Die, faces []face, v view, tray [4]vision.Point) {
	edge := v.quad(tray, 0)
	for i := range dice {
		// A cube's foot lies straight below its top face.
		foot := v.quad(faces[i].outline, 1)
		gap, _ := geometry.Gap(foot, edge)
		gap *= dieMM
		dice[i].InTray = geometry.Inside(v.table(faces[i].centre, 1), edge)
		dice[i].TrayMM = &gap
	}
}
