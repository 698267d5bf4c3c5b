package choices

// likeliest is the first of the options that are worth most, where the cursor
// starts. Options keep the order of the sheet, in which people find them:
// putting the worthiest first instead saves no presses in the recorded games.
func likeliest(options []option) int {
	best := 0
	for i, o := range options {
		if o.worth > options[best].worth {
			best = i
		}
	}
	return best
}
