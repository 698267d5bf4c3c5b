package draw

import (
	"fmt"
	"strings"

	"silvertray/engine/icon"
)

// iconSide is the side of an icon's square in the units of its path.
const iconSide = 100

// IconBox is the part of the plane in which icons lie, with some air around it.
func IconBox() string { return fmt.Sprintf("-4 -4 %d %[1]d", iconSide+8) }

// IconPath is an icon's outline as the path of a drawing.
func IconPath(i *icon.Icon) string { return path(i.Outline, 0, iconSide) }

// path is an outline in a square of which one corner lies as far to the right and down
// as from says.
func path(o icon.Outline, from, side float64) string {
	var path strings.Builder
	for _, contour := range o {
		letter := "M"
		for _, p := range contour {
			fmt.Fprintf(&path, "%s%.0f %.0f", letter, from+side*p[0], from+side*p[1])
			letter = "L"
		}
		path.WriteString("z")
	}
	return path.String()
}
