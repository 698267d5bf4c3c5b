package companion_test

import (
	"errors"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// asks sends a request made for a snapshot, and waits for its answer and for
// the screen after it. None follows one that is too old.
func (b *box) asks(state int, act prompt.Act) error {
	b.t.Helper()
	answer := make(chan error, 1)
	b.requests <- prompt.Request{For: state, By: prompt.Box, Act: act, Answer: answer}
	err := <-answer
	if !errors.Is(err, prompt.ErrStale) {
		<-b.moments
	}
	return err
}

// atTheTray is a match of three in which Ana has thrown and chosen, and Ben
// is asked for a die from the tray; Cem comes next.
func atTheTray(t *testing.T) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem"}})
	if err != nil {
		t.Fatal(err)
	}
	return played(t, m, "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1")
}

// played makes moves.
func played(t *testing.T, m engine.Match, texts ...string) engine.Match {
	t.Helper()
	for _, text := range texts {
		move, err := m.Parse(text)
		if err == nil {
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func moves(m engine.Match, player int, chosen ...string) (texts []string) {
	branch, ok := ledger.Branch(m, player, chosen)
	if !ok {
		return nil
	}
	for move := range branch.Ask().Moves {
		texts = append(texts, move.String())
	}
	return texts
}

func TestPassivePlayersChooseAtTheSameTime(t *testing.T) {
	m := atTheTray(t)
	if got := m.Ask().Player; got != 1 {
		t.Fatalf("player %d is asked, want Ben", got)
	}
	b := startAt(t, m)
	<-b.moments
	if err := b.asks(b.latest.Number, prompt.Choose{Player: 2, Move: "take blue blue.4"}); err != nil {
		t.Fatalf("Cem chooses before Ben: %v", err)
	}
	if len(b.kept) != 0 || !slices.Equal(b.latest.Premoves[2], []string{"take blue blue.4"}) {
		t.Fatalf("kept %q, ahead %v: Cem's choice has to wait for Ben's", b.kept, b.latest.Premoves)
	}
	if err := b.asks(b.latest.Number, prompt.Choose{Player: 1, Move: "take green green.1"}); err != nil {
		t.Fatalf("Ben chooses: %v", err)
	}
	if want := []string{"take green green.1", "take blue blue.4"}; !slices.Equal(b.kept, want) {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
	if ask := b.latest.Match.Ask(); ask.Roll == nil || ask.Player != 1 {
		t.Errorf("after both, Ben throws; asked is %+v", ask)
	}
}

func TestAChoiceMadeForAnEarlierQuestionIsStale(t *testing.T) {
	b := startAt(t, atTheTray(t))
	<-b.moments
	then := b.latest.Number
	ben := prompt.Choose{Player: 1, Move: "take green green.1"}
	if err := b.asks(then, ben); err != nil {
		t.Fatal(err)
	}
	if err := b.asks(then, ben); !errors.Is(err, prompt.ErrStale) {
		t.Errorf("the same again: %v, want ErrStale", err)
	}
	// Ben's choice has not touched Cem's question.
	if err := b.asks(then, prompt.Choose{Player: 2, Move: "take green green.1"}); err != nil {
		t.Errorf("Cem's choice, made for the snapshot before Ben's: %v", err)
	}
	if err := b.asks(then, prompt.Press{Key: ok}); !errors.Is(err, prompt.ErrStale) {
		t.Errorf("a key pressed on an old picture: %v, want ErrStale", err)
	}
}

func TestAChoiceAheadCanBeWithdrawn(t *testing.T) {
	b := startAt(t, atTheTray(t))
	<-b.moments
	choose := prompt.Choose{Player: 2, Move: "take blue blue.4"}
	for _, act := range []prompt.Act{choose, prompt.WithdrawPremoves{Player: 2}} {
		if err := b.asks(b.latest.Number, act); err != nil {
			t.Fatal(err)
		}
	}
	if len(b.latest.Premoves) != 0 {
		t.Errorf("ahead %v after it was withdrawn", b.latest.Premoves)
	}
}

func TestNobodyChoosesAheadOfDiceInHand(t *testing.T) {
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	rolled := played(t, m, "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2")
	if got := moves(rolled, 1); got != nil {
		t.Errorf("Ben may choose %q while Ana's choice decides what lies on the tray", got)
	}
	if got := moves(rolled, 0); len(got) == 0 {
		t.Error("Ana has nothing to choose")
	}
	// After the third roll, and with no reroll left, the next question is Ben's; which
	// dice he may take hangs on Ana's choice.
	third := played(t, rolled, "reroll", "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take white green.1", "roll yellow=2 blue=3 green=2 orange=6 purple=2",
		"take green green.2", "roll yellow=2 blue=3 orange=6 purple=2")
	if got := moves(third, 1); got != nil {
		t.Errorf("Ben may choose %q before Ana's third die", got)
	}
	for _, m := range []engine.Match{rolled, third} {
		b := startAt(t, m)
		<-b.moments
		err = b.asks(b.latest.Number, prompt.Choose{Player: 1, Move: "take blue blue.4"})
		if !errors.Is(err, ledger.ErrNotAsked) {
			t.Errorf("Ben's choice: %v, want ErrNotAsked", err)
		}
	}
}

func TestADieIsCorrectedInOneRequest(t *testing.T) {
	b := start(t, "Ana")
	<-b.moments
	b.sees(sure(3, 5, 2, 6, 1, 4))
	<-b.moments
	read := b.latest.Number
	for _, act := range []prompt.Act{
		prompt.CorrectDie{Die: "orange", Value: 2}, prompt.CorrectDie{Die: "blue", Value: 4},
	} {
		if err := b.asks(read, act); err != nil {
			t.Errorf("%+v: %v", act, err)
		}
	}
	if err := b.asks(read, prompt.AcceptRoll{}); !errors.Is(err, prompt.ErrStale) {
		t.Errorf("counting a roll that was corrected meanwhile: %v, want ErrStale", err)
	}
	if err := b.asks(b.latest.Number, prompt.AcceptRoll{}); err != nil {
		t.Fatal(err)
	}
	if want := "roll white=3 yellow=5 blue=4 green=6 orange=2 purple=4"; len(b.kept) != 1 || b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
	if _, choosing := b.latest.Screen.(prompt.Choice); !choosing {
		t.Errorf("shown is %T, want a choice", b.latest.Screen)
	}
}

func TestTheOrderAtTheTrayIsAnsweredByName(t *testing.T) {
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	for m.Ask().Roll == nil || !m.Ask().Roll.Tray {
		for move := range m.Ask().Moves {
			if m, err = m.Apply(move); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	b := startAt(t, m)
	<-b.moments
	b.sees(sure(1, 1, 3, 3, 6, 6))
	<-b.moments
	if err := b.asks(b.latest.Number, prompt.AcceptRoll{}); err != nil {
		t.Fatal(err)
	}
	if err := b.asks(b.latest.Number, prompt.AnswerNearest{Die: "green"}); err != nil {
		t.Fatal(err)
	}
	if want := "roll white=1 yellow=1 blue=3 green=3 orange=6 purple=6 near=green,blue"; len(b.kept) != 1 || b.kept[0] != want {
		t.Errorf("kept %q, want %q", b.kept, want)
	}
}
