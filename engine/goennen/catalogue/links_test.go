package catalogue

import "testing"

func TestTasks(t *testing.T) {
	const rising, equal, sum = "white < white < orange < white < white", "orange = white green = white = white", "white white white white white white white"
	tests := []struct {
		name, task string
		sum        int
		written    []uint8
		against    bool
		completed  bool
		hopeful    bool
	}{
		{"rising with a gap", rising, 0, []uint8{1, 2, 4, 5, 6}, false, true, true},
		{"a 2 beside a 2", rising, 0, []uint8{1, 2, 2, 5, 6}, true, false, false},
		{"falling", rising, 0, []uint8{2, 1, 4, 5, 6}, true, false, false},
		{"falling over a gap", rising, 0, []uint8{4, 0, 3, 0, 0}, true, false, false},
		{"too little room, but nothing broken", rising, 0, []uint8{0, 5, 0, 6, 0}, false, false, false},
		{"a 6 too early", rising, 0, []uint8{0, 0, 0, 6, 0}, false, false, false},
		{"room enough", rising, 0, []uint8{0, 2, 0, 4, 0}, false, false, true},
		{"pair and triple", equal, 0, []uint8{2, 2, 5, 5, 5}, false, true, true},
		{"no pair", equal, 0, []uint8{2, 3, 5, 5, 5}, true, false, false},
		{"all the same", equal, 0, []uint8{5, 5, 5, 5, 5}, false, true, true},
		{"a gap in the triple", equal, 0, []uint8{0, 0, 5, 0, 4}, true, false, false},
		{"half a pair", equal, 0, []uint8{2, 0, 0, 0, 5}, false, false, true},
		{"42 of 40", sum, 40, []uint8{6, 6, 6, 6, 6, 6, 6}, false, true, true},
		{"39 of 40", sum, 40, []uint8{6, 6, 6, 6, 6, 6, 3}, false, false, false},
		{"40 in reach", sum, 40, []uint8{4, 0, 0, 0, 0, 0, 0}, false, false, true},
		{"40 out of reach", sum, 40, []uint8{3, 0, 0, 0, 0, 0, 0}, false, false, false},
		{"a printed number", "yellow3", 0, []uint8{3}, false, true, true},
		{"another number", "yellow3", 0, []uint8{4}, true, false, false},
		{"a printed number in a chain", "white < white3 < white", 0, []uint8{2, 0, 0}, false, false, true},
		{"no room below a printed number", "white < white < white3", 0, []uint8{2, 0, 0}, false, false, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			boxes, err := Practice().parseTask(tt.task)
			if err != nil {
				t.Fatal(err)
			}
			card := Card{Boxes: boxes, Sum: tt.sum}
			if got := card.Against(tt.written); got != tt.against {
				t.Errorf("Against(%v) = %v", tt.written, got)
			}
			if got := card.Completed(tt.written); got != tt.completed {
				t.Errorf("Completed(%v) = %v", tt.written, got)
			}
			if got := card.Completable(tt.written); got != tt.hopeful {
				t.Errorf("Completable(%v) = %v", tt.written, got)
			}
		})
	}
}
