package campaign

import "testing"

func TestLevels(t *testing.T) {
	tests := []struct {
		name      string
		now       Standing
		points    int
		next      Standing
		won, over bool
	}{
		{"level 1, just won", Standing{1, 0}, 90, Standing{2, 0}, true, false},
		{"level 1, just lost", Standing{1, 0}, 89, Standing{1, 0}, false, false},
		{"5 points to spare", Standing{1, 0}, 95, Standing{2, 5}, true, false},
		{"and used: 5 + 81 = 86", Standing{2, 5}, 81, Standing{3, 0}, true, false},
		{"and not enough", Standing{2, 5}, 80, Standing{1, 0}, false, false},
		{"the last level", Standing{7, 20}, 66, Standing{7, 20}, true, true},
		{"the goal", Standing{7, 40}, 76, Standing{7, 50}, true, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			next, won, over := tt.now.After(tt.points)
			if next != tt.next || won != tt.won || over != tt.over {
				t.Errorf("%v, %v, %v; want %v, %v, %v", next, won, over, tt.next, tt.won, tt.over)
			}
		})
	}
	want := [7]Level{{15, 90}, {14, 86}, {13, 82}, {12, 78}, {11, 74}, {10, 70}, {9, 66}}
	if Levels != want {
		t.Errorf("levels %v, want %v", Levels, want)
	}
}
