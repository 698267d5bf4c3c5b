package engine

// fixedValues are what the dice show in a count of legal sequences: the
// decimals of pi from the 3 on, leaving out 0, 7, 8 and 9.
const fixedValues = "314152653532346264333252411633515244452316462626234253421162"

// Perft counts the legal sequences of exactly depth moves from a match; a
// match that has ended has none longer than 0.
//
// A roll counts as one move, and its values are fixed so that a person can
// follow: they are read from the digits of pi, 3.14159265358979…, leaving out
// 0 and 7 to 9, which gives
//
//	3 1 4 1 5 2 6 5 3 5 3 2 3 4 6 2 6 4 3 3 3 2 5 2 4 1 1 6 3 3
//	5 1 5 2 4 4 4 5 2 3 1 6 4 6 2 6 2 6 2 3 4 2 5 3 4 2 1 1 6 2
//
// and after these 60 from the front again. The first roll after the given
// match takes as many of them as it has dice, in the game's order of dice, the
// next roll goes on from there. Dice that tie for the tray lie near to it in
// the game's order of dice. So the count depends on nothing but the match and
// the depth.
//
// What the table answers otherwise is fixed by the same values, one after the
// other as far as they are needed; the game says how.
func Perft(m Match, depth int) uint64 { return perft(m, depth, 0) }

// perft counts on from a place in the fixed values.
func perft(m Match, depth, place int) uint64 {
	if depth <= 0 {
		return 1
	}
	ask := m.Ask()
	moves := ask.Moves
	if fixed := fixedAnswer(ask, &place); fixed != nil {
		moves = func(yield func(Move) bool) { yield(fixed) }
	}
	var total uint64
	for move := range moves {
		next, err := m.Apply(move)
		if err != nil {
			continue // listed moves apply; a test of every game says so
		}
		total += perft(next, depth-1, place)
	}
	return total
}

// fixedAnswer is what the table answers, from a place in the fixed values on;
// nil for what players choose.
func fixedAnswer(ask Ask, place *int) Move {
	switch {
	case ask.Roll != nil:
		roll := FixedRoll(*ask.Roll, *place)
		*place += len(roll.Faces)
		return roll
	case ask.Fixed != nil:
		return ask.Fixed(func() int {
			*place++
			return fixedValue(*place - 1)
		})
	}
	return nil
}

// fixedValue is the fixed value at a place.
func fixedValue(place int) int { return int(fixedValues[place%len(fixedValues)] - '0') }

// FixedRoll answers with the fixed values from a place on, by the rule that Perft
// states.
func FixedRoll(asked Roll, place int) Thrown {
	var t Thrown
	for i, die := range asked.Dice {
		t.Faces = append(t.Faces, Face{Die: die, Value: fixedValue(place + i)})
	}
	if asked.Tray {
		t.Near = Tied(t.Faces)
	}
	return t
}
