package companion_test

import (
	"io"
	"slices"
	"testing"

	"silvertray/internal/prompt"
	"silvertray/vision"
)

func TestASureRollCountsAfterOK(t *testing.T) {
	b := start(t, "Ana")
	waiting := screen[prompt.Waiting](b)
	if waiting.Title != "First roll" || len(waiting.Dice) != 6 {
		t.Errorf("first screen asks %q for %v", waiting.Title, waiting.Dice)
	}
	b.sees(sure(3, 5, 2, 6, 1, 4))
	check := screen[prompt.Check](b)
	if check.Cursor != 6 || check.Note != "" {
		t.Errorf("a sure roll has the cursor on \"counts\" and no note, got %+v", check)
	}
	press[prompt.Choice](b, ok)
	if want := []string{"roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}

func TestAMisreadDieIsMendedWithFourKeys(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	// From "counts" two up is orange; it showed 2, not 1.
	check := press[prompt.Check](b, up, up, ok, up)
	if !check.Editing || check.Dice[4].Value != 2 {
		t.Fatalf("orange under correction: %+v", check)
	}
	check = press[prompt.Check](b, ok)
	if check.Editing || check.Cursor != 6 {
		t.Fatalf("after the correction the cursor lies on \"counts\": %+v", check)
	}
	press[prompt.Choice](b, ok)
	if want := "roll white=3 yellow=5 blue=2 green=6 orange=2 purple=4"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestBackLeavesACorrectionAsItWas(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	check := press[prompt.Check](b, up, up, ok, down, down, back)
	if check.Editing || check.Dice[4].Value != 1 {
		t.Errorf("orange is 1 again: %+v", check)
	}
}

func TestADieInDoubtIsShownFirst(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Sure, r.Dice[3].Sure = false, false
	r.Problems = []vision.Problem{{Kind: vision.Value, Colour: "green", Text: "Glare on the green die."}}
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(r)
	check := screen[prompt.Check](b)
	if check.Cursor != 3 || !check.Dice[3].Doubt || check.Note != "Glare on the green die." {
		t.Errorf("cursor, doubt and note point to green: %+v", check)
	}
	check = press[prompt.Check](b, ok, ok)
	if check.Cursor != 6 || check.Dice[3].Doubt || check.Note != "" {
		t.Errorf("once confirmed nothing is in doubt: %+v", check)
	}
}

func TestADoubtAboutTheWholePictureOffersAnotherLook(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Sure = false
	r.Problems = []vision.Problem{{Kind: vision.Extra, Text: "7 dice lie here where 6 are expected."}}
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(r)
	if check := screen[prompt.Check](b); check.Cursor != 7 || check.Note == "" {
		t.Errorf("the cursor lies on \"look again\": %+v", check)
	}
}

func TestADieNotSeenMustBeGivenAValue(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1)) // no purple
	check := screen[prompt.Check](b)
	if check.Cursor != 5 || check.Dice[5].Value != 0 {
		t.Fatalf("purple is unknown: %+v", check)
	}
	check = press[prompt.Check](b, down, ok)
	if check.Cursor != 5 || len(b.kept) != 0 {
		t.Fatalf("the roll must not count without purple: %+v", check)
	}
	press[prompt.Choice](b, ok, up, up, ok, ok)
	if want := "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=3"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}

func TestADieInHandThatLiesInTheTrayIsInDoubt(t *testing.T) {
	r := sure(3, 5, 2, 6, 1, 4)
	r.Dice[1].InTray = true
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(r)
	if check := screen[prompt.Check](b); check.Cursor != 1 || !check.Dice[1].Doubt {
		t.Errorf("yellow lies where no thrown die may lie: %+v", check)
	}
}

func TestLookAgain(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
	if w := press[prompt.Waiting](b, down, ok); len(w.Seen) != 6 {
		t.Errorf("what was seen so far stays on the screen: %+v", w)
	}
	first, second := <-b.eye.asked, <-b.eye.asked
	if first.Reread || !second.Reread || len(second.Dice) != 6 {
		t.Errorf("looks for %+v, then again for %+v", first, second)
	}
	b.sees(sure(1, 1, 1, 1, 1, 1))
	if check := screen[prompt.Check](b); check.Dice[0].Value != 1 {
		t.Errorf("the second look counts: %+v", check)
	}
}

func TestAnEmptyTableIsNoRoll(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.sees(vision.Reading{Problems: []vision.Problem{{Kind: vision.Missing, Text: "No dice are in view."}}})
	if w := screen[prompt.Waiting](b); w.Note != "" {
		t.Errorf("that no dice lie there needs no word, got %q", w.Note)
	}
	b.sees(vision.Reading{Problems: []vision.Problem{{Kind: vision.Dark, Text: "The picture is black."}}})
	if w := screen[prompt.Waiting](b); w.Note != "The picture is black." {
		t.Errorf("why nothing is seen is said, got %q", w.Note)
	}
	b.sees(sure(3, 5, 2, 6, 1, 4))
	screen[prompt.Check](b)
}

func TestDiceByHandWithoutPictures(t *testing.T) {
	b := start(t, "Ana")
	screen[prompt.Waiting](b)
	b.fails(io.EOF)
	if w := screen[prompt.Waiting](b); w.Note == "" {
		t.Error("the end of the pictures is said")
	}
	check := press[prompt.Check](b, ok)
	for range check.Dice {
		check = press[prompt.Check](b, ok, ok) // every die shows 1
	}
	press[prompt.Choice](b, ok)
	if want := "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1"; b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept[0], want)
	}
}
