package draft_test

import (
	"strings"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// byHand is a file as somebody writes it in an editor, and left off.
const byHand = `# My own copy.
silvertray-catalogue: 1
name: mine
dice: [yellow, orange, green, blue, red] # the fifth is red
market:
  arrow: right
  scoring: [4, 4, 3, 3]
  bonus: [4, 4, 3, 3]
cards:
  # as far as I got
  - {id: s01, deck: scoring, colour: blue, task: white < orange3 < white, reward: per-colour, of: green, points: 2}
  - {id: s02, deck: scoring, colour: red, task: red = white =, reward: full-lines} # which one?
  - deck: bonus
    colour: green
`

func read(t *testing.T, text string) *draft.Draft {
	t.Helper()
	d, err := draft.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func written(t *testing.T, d *draft.Draft) string {
	t.Helper()
	text, err := d.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestWhatWasWrittenByHandStays(t *testing.T) {
	d := read(t, byHand)
	c, ok := d.Card("s02")
	if !ok {
		t.Fatal("s02 is not found")
	}
	c.Set(draft.Points, "4")
	got := written(t, d)
	for _, want := range []string{
		"# My own copy.", "# the fifth is red", "# as far as I got", "# which one?",
		"task: white < orange3 < white", "{id: s02, deck: scoring, colour: red, task: red = white =, reward: full-lines, points: 4}",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if again := written(t, read(t, got)); again != got {
		t.Errorf("read and written again:\n%s", again)
	}
}

func TestCardsWithoutIDGetOne(t *testing.T) {
	d := read(t, byHand)
	if c, ok := d.Card("b01"); !ok || c.Get(draft.Colour) != "green" {
		t.Errorf("the bonus card has no id:\n%s", written(t, d))
	}
	twice := read(t, "silvertray-catalogue: 1\ncards: [{id: s01, deck: scoring}, {id: s01, deck: scoring}, {id: s02}, {id: S 9, deck: bonus}]")
	var ids []string
	for _, c := range twice.Cards() {
		ids = append(ids, c.Get(draft.ID))
	}
	if got := strings.Join(ids, " "); got != "s01 s03 s02 b01" {
		t.Errorf("ids %s, want s01 s03 s02 b01", got)
	}
}

func TestFromNothingToACard(t *testing.T) {
	d := draft.New()
	d.SetBox(draft.Box{
		Title: "Ours: the blue box", Dice: []string{"yellow", "orange", "green", "blue", "red"},
		Prices: [2][]string{{"4", "4", "3", "3"}, {"4", "3", "3", "3"}},
	})
	c := d.NewCard(catalogue.Bonus)
	c.Set(draft.Colour, "red")
	c.Set(draft.Task, "white = red6")
	c.Set(draft.Reward, "second-die")
	d.Add(c)
	d.Add(d.Like(c))
	read, faults, err := d.Check()
	if err != nil {
		t.Fatal(err)
	}
	if read.Count(catalogue.Bonus) != 2 || read.Cards[1].ID != "b02" || read.Title != "Ours: the blue box" {
		t.Errorf("read %+v", read)
	}
	if len(faults) != 2 { // both decks are not whole
		t.Errorf("faults:\n%v", faults)
	}
	d.Remove("b01")
	if _, ok := d.Card("b01"); ok || len(d.Cards()) != 1 {
		t.Errorf("b01 is still there:\n%s", written(t, d))
	}
}

func TestADieOfAnotherColourHasItOnAllCards(t *testing.T) {
	d := read(t, byHand)
	box := d.Box()
	box.Dice[4], box.Dice[1] = "purple", "red" // orange is red, and red purple
	d.SetBox(box)
	got := written(t, d)
	for _, want := range []string{"colour: purple, task: purple = white =", "task: white < red3 < white", "[yellow, red, green, blue, purple]"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

func TestAPracticeDeckBecomesOnesOwn(t *testing.T) {
	d := read(t, catalogue.Practice().String())
	if !d.Practice() {
		t.Error("the practice deck is not marked")
	}
	d.SetOwn()
	if c, _, err := d.Check(); d.Practice() || err != nil || c.Practice {
		t.Errorf("the mark is still there: %v", err)
	}
}

func TestWhatIsNoCatalogue(t *testing.T) {
	for _, text := range []string{"", "- a", "{", "a: &a 1", "a: &a [*a, *a]", "x: " + strings.Repeat("y", 1<<18)} {
		if _, err := draft.Read([]byte(text)); err == nil {
			t.Errorf("%.20q is read", text)
		}
	}
}

// FuzzRead changes whatever reads, and reads it again.
func FuzzRead(f *testing.F) {
	f.Add(byHand)
	f.Add(catalogue.Practice().String())
	f.Add("cards: # a\n- {\n# b\nid: s, # c\n# d\n}\n# e\n- f # g\n# h\n")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := draft.Read([]byte(text))
		if err != nil {
			return
		}
		d.SetBox(d.Box())
		c := d.NewCard(catalogue.Scoring)
		c.Set(draft.Task, "white <")
		d.Add(c)
		once := written(t, d)
		again, err := draft.Read([]byte(once))
		if err != nil {
			t.Fatalf("%v\n%s", err, once)
		}
		if kept, ok := again.Card(c.Get(draft.ID)); !ok || kept.Get(draft.Task) != "white <" || len(again.Cards()) != len(d.Cards()) {
			t.Fatalf("the card is lost:\n%s", once)
		}
	})
}

// TestWhatIsTakenCanBeReadAgain writes catalogues near the bound, in forms that
// get longer when they are written, and in others.
func TestWhatIsTakenCanBeReadAgain(t *testing.T) {
	const most = 1 << 18
	taken := 0
	for _, row := range []string{"- a\n", "- [a,b,c,d]\n", "- a # b\n", "# a\n", "- - - a\n", "- 'a: b'\n", "- \"\\u00e4\"\n", "- " + strings.Repeat("x ", 60) + "\n"} {
		for _, part := range []int{2, 1} {
			text := "more:\n"
			text += strings.Repeat(row, (most/part-len(text))/len(row))
			d, err := draft.Read([]byte(text))
			if err != nil {
				continue
			}
			taken++
			written, err := d.Bytes()
			if err == nil {
				_, err = draft.Read(written)
			}
			if err != nil || len(written) > most {
				t.Errorf("rows of %q, %d bytes: written as %d, %v", row, len(text), len(written), err)
			}
		}
	}
	if taken < 5 {
		t.Errorf("%d were taken, want more", taken)
	}
}

func TestWhatCannotBeWrittenIsNotTaken(t *testing.T) {
	for name, text := range map[string]string{
		"243,917 bytes":      "more:\n" + strings.Repeat("- abcdefg\n", 24_391),
		"the same in braces": "cards:\n- {more: [" + strings.Repeat("a,", 100_000) + "]}",
		"201 cards":          "cards:\n" + strings.Repeat("- {}\n", 201),
		"40,000 cards":       "cards:\n" + strings.Repeat("- {}\n", 40_000),
	} {
		_, err := draft.Read([]byte(text))
		if _, told := words.PhraseOf(err); !told {
			t.Errorf("%s: %v, want a sentence", name, err)
		}
	}
}

// TestAChangeStopsAtTheBound adds to a catalogue until it is full.
func TestAChangeStopsAtTheBound(t *testing.T) {
	for name, task := range map[string]string{"many cards": "white", "long ones": strings.Repeat("white ", 4_000)} {
		d := read(t, "cards: []")
		for n := 0; ; n++ {
			text, err := d.Bytes()
			if err == nil {
				_, err = draft.Read(text)
			}
			if _, told := words.PhraseOf(err); err != nil && (!told || n < 10) {
				t.Errorf("%s: after %d: %v", name, n, err)
			}
			if err != nil {
				break
			}
			c := d.NewCard(catalogue.Bonus)
			c.Set(draft.Task, task)
			d.Add(c)
		}
	}
}
