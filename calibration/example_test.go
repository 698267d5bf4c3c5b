package calibration_test

import (
	"fmt"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
)

// A camera straight above sees the mat at 3 px a mm, its corner at (100,40).
func ExampleOnMat() {
	m, err := mat.New("a4")
	if err != nil {
		fmt.Println(err)
		return
	}
	var seen []vision.Marker
	for id, r := range m.Markers {
		k := vision.Marker{ID: id}
		for i, mm := range r.Corners() {
			k.Corners[i] = vision.Point{100 + 3*mm[0], 40 + 3*mm[1]}
		}
		seen = append(seen, k)
	}
	p, err := calibration.OnMat(seen, m, 1280, 720)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("px of the tray:  %.0f\n", *p.Tray)
	fmt.Printf("mm of a px:      %.1f\n", p.Table.Plane.MM(vision.Point{400, 340}))

	for i := range seen {
		for k := range seen[i].Corners {
			seen[i].Corners[k][0] += 15
		}
	}
	d, err := p.Displacement(seen)
	fmt.Println("after a push:   ", d, err)
	// Output:
	// px of the tray:  [[770 160] [961 160] [961 562] [770 562]]
	// mm of a px:      [100.0 100.0]
	// after a push:    The camera or the mat was moved by about 5 mm. <nil>
}
