package demo_test

import (
	"context"
	"errors"
	"testing"

	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/internal/demo/demotest"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// counted counts looks.
type counted int

func (c *counted) Look(context.Context, vision.Want) (vision.Reading, error) {
	*c++
	return vision.Reading{}, nil
}

// TestNothingIsSeenBeforeItIsDue looks before a throw is asked for, and after.
func TestNothingIsSeenBeforeItIsDue(t *testing.T) {
	player := demo.NewPlayer(demotest.Open(t, "ganz-schoen-clever").Steps)
	var looks counted
	table := player.Table(&looks)
	given, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 { // whichever of several things that may go on goes on
		if _, err := table.Look(given, vision.Want{}); !errors.Is(err, context.Canceled) || looks > 0 {
			t.Fatalf("a look that was given up: %v, %d looks", err, looks)
		}
	}
	player.Shown(companion.Moment{Screen: prompt.Waiting{}})
	for range 100 {
		if _, err := table.Look(given, vision.Want{}); !errors.Is(err, context.Canceled) || looks > 0 {
			t.Fatalf("a look that was given up as the dice fell: %v, %d looks", err, looks)
		}
	}
	if _, err := table.Look(t.Context(), vision.Want{}); err != nil || looks != 1 {
		t.Errorf("the throw is not seen: %v, %d looks", err, looks)
	}
}

// TestAPlayerWhoIsLostWalksAway shows what no recorded player can answer.
func TestAPlayerWhoIsLostWalksAway(t *testing.T) {
	for name, screen := range map[string]prompt.Prompt{
		"a message":       prompt.Message{},
		"another roll":    prompt.Check{},
		"no choice":       prompt.Choice{},
		"no such setting": prompt.Menu{Items: []prompt.Item{{Text: "Settings"}}},
	} {
		t.Run(name, func(t *testing.T) {
			g := demotest.Open(t, "ganz-schoen-clever")
			player := demo.NewPlayer(g.Steps)
			for range 2 {
				player.Shown(companion.Moment{Match: g.Match, Screen: screen})
			}
			if key, ok := <-player.Presses(); ok {
				t.Errorf("pressed %v", key)
			}
		})
	}
}

// TestAThrowThatNobodySawIsEntered says that the table cannot be seen.
func TestAThrowThatNobodySawIsEntered(t *testing.T) {
	player := demo.NewPlayer(demotest.Open(t, "ganz-schoen-clever").Steps)
	player.Shown(companion.Moment{Screen: prompt.Waiting{}})
	player.Shown(companion.Moment{Screen: prompt.Waiting{Note: "Too dark."}})
	if key := <-player.Presses(); key != hw.OK {
		t.Errorf("pressed %v, want OK", key)
	}
}
