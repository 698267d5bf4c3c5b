package pose

import (
	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

// Measure fills in which dice lie in the tray, and how far from it the others
// stand.
func Measure(dice []vision.Die, faces []sight.Face, v View, tray [4]vision.Point) {
	edge := v.Quad(tray, 0)
	for i := range dice {
		// A cube's foot lies straight below its top face.
		foot := v.Quad(faces[i].Outline, 1)
		gap, _ := geometry.Gap(foot, edge)
		gap *= dieMM
		dice[i].InTray = geometry.Inside(v.Table(faces[i].Centre, 1), edge)
		dice[i].TrayMM = &gap
	}
}
