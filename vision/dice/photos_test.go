package dice

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"testing"

	"silvertray/internal/geometry"
	"silvertray/internal/thorough"
	"silvertray/vision"
)

// boxed is the truth of one die in a photograph: its box and value.
type boxed struct {
	x0, y0, x1, y1 float64
	value          int
}

// boxMargin is how far outside a box a die's middle may be read, in boxes.
const boxMargin = 0.15

func (b boxed) holds(p vision.Point) bool {
	m := boxMargin * max(b.x1-b.x0, b.y1-b.y0)
	return p[0] >= b.x0-m && p[0] <= b.x1+m && p[1] >= b.y0-m && p[1] <= b.y1+m
}

// photos loads the truth of the photographs by set and file, or skips the test
// when they do not lie beside the checkout.
func photos(t testing.TB) map[string]map[string][]boxed {
	t.Helper()
	file, err := os.Open(filepath.Join(sharedPhotos, "dice.csv"))
	if err != nil {
		t.Skipf("no photographs beside the checkout: %v", err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]map[string][]boxed{}
	for _, row := range rows[1:] {
		var n [5]float64
		for i := range n {
			if n[i], err = strconv.ParseFloat(row[1+i], 64); err != nil {
				t.Fatal(err)
			}
		}
		name, set := row[0], row[7]
		if all[set] == nil {
			all[set] = map[string][]boxed{}
		}
		all[set][name] = append(all[set][name], boxed{n[0], n[1], n[2], n[3], int(n[4])})
	}
	return all
}

// addPhoto counts a photograph: each box takes the reading nearest its middle.
func (c *tally) addPhoto(truth []boxed, r vision.Reading) {
	used := map[int]bool{}
	whole := len(r.Dice) == len(truth)
	for _, b := range truth {
		middle := vision.Point{(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2}
		best := -1
		for i, d := range r.Dice {
			if b.holds(d.Centre) && !used[i] && (best < 0 || geometry.Distance(d.Centre, middle) < geometry.Distance(r.Dice[best].Centre, middle)) {
				best = i
			}
		}
		right := best >= 0 && r.Dice[best].Value == b.value
		used[best] = true
		c.dice++
		c.right += count(right)
		whole = whole && right
	}
	c.pictures++
	c.whole += count(whole)
	c.asked += count(!r.Sure)
	c.silent += count(r.Sure && !whole)
}

// readPhotos reads every photograph and counts by set.
func readPhotos(t *testing.T) (by map[string]tally, all tally) {
	t.Helper()
	r := newReader(t, Options{})
	by = map[string]tally{}
	for set, pictures := range photos(t) {
		var c tally
		for _, name := range sortedKeys(pictures) {
			reading, err := r.Read(load(t, filepath.Join(sharedPhotos, name)))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			c.addPhoto(pictures[name], reading)
			all.addPhoto(pictures[name], reading)
		}
		by[set] = c
	}
	return by, all
}

// The promise: 70 % of dice right over all, 60 % in set A, whose pictures come
// closest to a box's camera.
func TestPhotos(t *testing.T) {
	thorough.Only(t) // 314 photographs take a while
	sets, all := readPhotos(t)
	for _, set := range sortedKeys(sets) {
		t.Log(set)
		sets[set].log(t)
	}
	topDown := sets["A-coloured-topdown"]
	if all.right*100 < all.dice*70 {
		t.Errorf("%d of %d dice right over all, want 70 %%", all.right, all.dice)
	}
	if topDown.right*100 < topDown.dice*60 {
		t.Errorf("%d of %d dice of set A right, want 60 %%", topDown.right, topDown.dice)
	}
}

func sortedKeys[V any](m map[string]V) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
