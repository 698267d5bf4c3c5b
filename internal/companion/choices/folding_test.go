package choices

import (
	"testing"

	"silvertray/engine"
)

// card is an option about a card, worth so much.
func card(group string, worth int) option {
	return option{label: engine.Label{Text: "way", Group: group, Card: &engine.CardMove{Card: engine.Card{ID: group}, Gain: worth}}, worth: worth}
}

func throws(dice ...string) option {
	return option{label: engine.Label{Group: "reroll", Dice: engine.Handled{Throws: dice}}}
}

func plain() option { return option{label: engine.Label{Text: "done"}} }

func TestFold(t *testing.T) {
	tests := []struct {
		name    string
		options []option
		ways    []int // behind each line
	}{
		{"nothing", nil, nil},
		{"a short list stays", []option{card("s01", 1), card("s01", 2), plain()}, []int{1, 1, 1}},
		{"cards by card", []option{card("s01", 1), card("s01", 2), card("s01", 0), card("s02", 1), card("s01", 1), plain(), plain()}, []int{3, 1, 1, 1, 1}},
		{"throws in any list", []option{plain(), throws("yellow"), throws("blue"), plain()}, []int{1, 2, 1}},
		{"a single throw", []option{throws("yellow")}, []int{1}},
		{"other groups stay", []option{{label: engine.Label{Group: "red"}}, {label: engine.Label{Group: "red"}}, {label: engine.Label{Group: "red"}},
			{label: engine.Label{Group: "red"}}, {label: engine.Label{Group: "red"}}, {label: engine.Label{Group: "red"}}}, []int{1, 1, 1, 1, 1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lines := fold(tt.options)
			if len(lines) != len(tt.ways) {
				t.Fatalf("%d lines, want %d", len(lines), len(tt.ways))
			}
			for i, want := range tt.ways {
				if got := len(lines[i].ways); got != want {
					t.Errorf("line %d stands for %d ways, want %d", i, got, want)
				}
			}
		})
	}
}

// TestTheBestWayComesFirst and names how many others there are.
func TestTheBestWayComesFirst(t *testing.T) {
	all := []option{card("s01", 1), card("s01", 5), card("s01", 5), card("s02", 1), plain(), plain()}
	line := fold(all)[0]
	if line.worth != 5 || len(line.label.Brings) != 1 || line.label.Brings[0].String() != "or 2 other ways" {
		t.Errorf("the line is %+v", line)
	}
	if all[0].worth != 1 || all[0].label.Brings != nil {
		t.Error("the options themselves have changed")
	}
}

// TestBackLeadsToTheLine goes behind a line and back.
func TestBackLeadsToTheLine(t *testing.T) {
	c := &Choosing{all: []option{plain(), card("s01", 9), card("s01", 8), card("s02", 1), card("s02", 1), card("s02", 1)}}
	c.offer(c.all, "")
	if len(c.offered) != 3 || c.selected != 1 {
		t.Fatalf("offers %d lines, the cursor at %d", len(c.offered), c.selected)
	}
	c.selected = 2
	c.goBehind()
	if len(c.offered) != 3 || !c.narrow || c.selected != 0 {
		t.Errorf("behind the line lie %d", len(c.offered))
	}
	if c.widen(); c.narrow || c.selected != 2 {
		t.Errorf("back at %d", c.selected)
	}
}
