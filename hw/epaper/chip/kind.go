package chip

import (
	"image"
	"time"
)

// Kind is a panel: a chip, and the glass on it.
type Kind struct {
	name     string
	size     image.Point
	busyHigh bool
	// full and partial refresh at room temperature.
	full, partial time.Duration
	core          func(*Chip) core
}

// Size of the glass in pixels, as the chip counts them.
func (k Kind) Size() image.Point { return k.size }

// The panels, by the names of their glass at Good Display.
var (
	// GDEY0213B74 is a 2.13" panel with an SSD1680. Its glass is wired to the
	// sources from the ninth on.
	GDEY0213B74 = Kind{"GDEY0213B74", image.Pt(122, 250), true, 2 * time.Second, 460 * time.Millisecond, ssd1680(8)}
	// GDEY027T91 is a 2.7" panel with an SSD1680.
	GDEY027T91 = Kind{"GDEY027T91", image.Pt(176, 264), true, 2 * time.Second, 460 * time.Millisecond, ssd1680(0)}
	// GDEY042T81 is a 4.2" panel with an SSD1683.
	GDEY042T81 = Kind{"GDEY042T81", image.Pt(400, 300), true, 2 * time.Second, 360 * time.Millisecond, ssd1683}
	// GDEY075T7 is a 7.5" panel with a UC8179.
	GDEY075T7 = Kind{"GDEY075T7", image.Pt(800, 480), false, 4 * time.Second, 440 * time.Millisecond, newUC8179}
)
