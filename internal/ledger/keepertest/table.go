package keepertest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger"
)

// Games are those that the test plays.
var Games = engine.NewGames(clever.GanzSchoen)

// state is what a screen shows of a match.
type state struct {
	dealt    engine.Setup
	moves    []string
	premoves map[int][]string
}

func (s state) String() string {
	return fmt.Sprintf("%q: %d moves %q, ahead %v", s.dealt.Players, len(s.moves), s.moves, s.premoves)
}

func (s state) equal(other state) bool {
	return slices.Equal(s.dealt.Players, other.dealt.Players) && slices.Equal(s.moves, other.moves) &&
		maps.EqualFunc(s.premoves, other.premoves, slices.Equal)
}

// table is a ledger at which acts are done at random.
type table struct {
	testing.TB
	on     Open
	disk   *disktest.Disk
	rand   *rand.Rand
	keeper Opened
	book   *ledger.Ledger
	shown  state
	did    string // the last act
}

func newTable(t testing.TB, open Open, disk *disktest.Disk, seed uint64) *table {
	t.Helper()
	b := &table{TB: t, on: open, disk: disk, rand: rand.New(rand.NewPCG(seed, seed))}
	b.open()
	if err := b.deal(); err != nil {
		t.Fatal(err)
	}
	for !b.mayPremove() { // until all can choose
		if err := b.book.Play(b.anyMove(b.book.Match().Ask())); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// open goes on with what the disk holds.
func (b *table) open() {
	b.Helper()
	b.keeper = b.on(b.TB, b.disk)
	b.book = ledger.New(b.keeper.Keeper, b.keeper.Stored)
}

func (b *table) shut() { b.keeper.Close() }

// stands is the match as it stands.
func (b *table) stands() state { return stateOf(b.book) }

func stateOf(l *ledger.Ledger) (s state) {
	if l.Match() != nil {
		s.dealt = l.Match().Setup()
	}
	s.moves, s.premoves = record.Moves(l.Steps()), l.Premoves()
	return s
}

// settled is a state after the premoves that are due in it.
func (b *table) settled(s state) state {
	b.Helper()
	if len(s.dealt.Players) == 0 {
		return s
	}
	dealt, err := clever.GanzSchoen.New(s.dealt)
	if err != nil {
		b.Fatal(err)
	}
	steps, match, err := record.Play(dealt, s.moves)
	if err != nil {
		b.Fatal(err)
	}
	ahead := ledger.Premoves{Moves: len(steps), Chosen: s.premoves}
	return stateOf(ledger.New(nil, ledger.Stored{Match: match, Steps: steps, Premoves: ahead}))
}

// comesBack checks what is found where the box is switched off now and on again.
func (b *table) comesBack(disk *disktest.Disk, when string) {
	b.Helper()
	b.comesBackAs(disk.Copy(), []state{b.settled(b.stands())}, when)
}

// comesBackAs checks that what a disk holds is one of some states.
func (b *table) comesBackAs(disk *disktest.Disk, want []state, when string) {
	b.Helper()
	found := b.on(b.TB, disk)
	defer found.Close()
	got := stateOf(ledger.New(found.Keeper, found.Stored))
	if !slices.ContainsFunc(want, got.equal) {
		b.Fatalf("%s; it comes back as\n%v\nwant one of\n%v", when, got, want)
	}
}

// act does something at the table, and looks at it.
func (b *table) act() error {
	var err error
	steps := b.book.Steps()
	switch n := b.rand.IntN(50); {
	case b.book.Match().Ask().Over(), n == 0 && len(steps) > 20:
		err = b.deal()
	case n < 3 && len(steps) > 0:
		back := 1 + b.rand.IntN(min(3, len(steps)))
		b.did = fmt.Sprintf("taking back %d", back)
		err = b.book.TakeBack(back)
	case n < 6 && len(steps) > 0:
		at := max(0, len(steps)-1-b.rand.IntN(6))
		move := b.anyMove(steps[at].Before.Ask())
		b.did = fmt.Sprintf("replacing move %d by %s", at, move)
		_, err = b.book.Replace(at, move)
	case n < 40 && b.mayPremove():
		return b.premove()
	default:
		move := b.anyMove(b.book.Match().Ask())
		b.did = "playing " + move.String()
		err = b.book.Play(move)
	}
	b.shown = b.stands()
	return err
}

// deal begins a match.
func (b *table) deal() error {
	players := []string{"Ana", "Ben", "Cem", "Dora"}[:3+b.rand.IntN(2)]
	b.did = fmt.Sprintf("dealing to %q", players)
	m, err := clever.GanzSchoen.New(engine.Setup{Players: players})
	if err == nil {
		err = b.book.Deal(m)
	}
	b.shown = b.stands()
	return err
}

// early are the players who may choose though another one is asked.
func (b *table) early() (players []int) {
	m := b.book.Match()
	for p := range m.Setup().Players {
		chosen := b.book.Premoves()[p]
		now := len(chosen) == 0 && ledger.Asked(m, p)
		if _, ok := ledger.Branch(m, p, chosen); ok && !now {
			players = append(players, p)
		}
	}
	return players
}

func (b *table) mayPremove() bool { return len(b.early()) > 0 }

// premove makes a premove, or now and then withdraws one.
func (b *table) premove() error {
	players := b.early()
	p := players[b.rand.IntN(len(players))]
	chosen := b.book.Premoves()[p]
	var err error
	if len(chosen) > 0 && b.rand.IntN(6) == 0 {
		b.did = fmt.Sprintf("withdrawing what %d chose", p)
		err = b.book.Withdraw(p)
	} else {
		branch, _ := ledger.Branch(b.book.Match(), p, chosen)
		move := b.anyMove(branch.Ask())
		b.did = fmt.Sprintf("choosing %s ahead for %d", move, p)
		err = b.book.Choose(p, move.String())
	}
	b.shown = b.stands()
	return err
}

// anyMove answers an ask at random.
func (b *table) anyMove(ask engine.Ask) engine.Move {
	if ask.Roll == nil {
		moves := slices.Collect(ask.Moves)
		return moves[b.rand.IntN(len(moves))]
	}
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + b.rand.IntN(engine.Sides)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
	}
	return roll
}

// failNth makes the nth act on a disk fail, and counts them.
func failNth(disk *disktest.Disk, n int) *int {
	acts := new(int)
	disk.Fail(func(disktest.Act) error {
		if *acts++; *acts == n {
			return syscall.ENOSPC
		}
		return nil
	})
	return acts
}

// fullDisk fails what needs room.
func fullDisk(a disktest.Act) error {
	if a.Kind == disktest.Write || a.Kind == disktest.Create || a.Kind == disktest.Link {
		return syscall.ENOSPC
	}
	return nil
}
