package font

// unstrike takes the stroke out of the Go fonts' zero, which makes a blot of
// it at text sizes. The stroke leaves the top left quarter alone, so that
// quarter is mirrored to the others.
func unstrike(dots [][]bool) {
	from, to := InkedColumns(dots)
	wall := to // where the ring's wall ends once it is open
	for y := range (len(dots) + 1) / 2 {
		half := dots[y][from : from+(to-from+1)/2]
		if end := keepFirstRun(half, wall); end < len(half) {
			wall = end
		}
		for x, dot := range half {
			for _, row := range [][]bool{dots[y], dots[len(dots)-1-y]} {
				row[from+x], row[to-1-x] = dot, dot
			}
		}
	}
}

// InkedColumns are the first column with a dot and the one after the last.
func InkedColumns(dots [][]bool) (from, to int) {
	for _, row := range dots {
		for x, dot := range row {
			if dot && (to == 0 || x < from) {
				from = x
			}
			if dot && x >= to {
				to = x + 1
			}
		}
	}
	return from, to
}

// keepFirstRun clears all dots but the first unbroken run, which ends at the
// limit at the latest, and returns where it ends.
func keepFirstRun(row []bool, limit int) (end int) {
	for x, dot := range row {
		switch {
		case dot && (end == 0 || end == x) && x < limit:
			end = x + 1
		default:
			row[x] = false
		}
	}
	return end
}
