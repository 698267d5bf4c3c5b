package records

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"

	"silvertray/engine"
)

// writeScore writes a score as one line of JSON. Every player has the numbers of all
// things that any of the games counts, so that the fields are the same for each game.
func writeScore(w io.Writer, s engine.Score, games engine.Games) error {
	return json.NewEncoder(w).Encode(scoreOf(s, games, nil))
}

// writeFilled writes the score of filled sheets, and names the file.
func writeFilled(w io.Writer, s engine.Score, games engine.Games, path string) error {
	out := scoreOf(s, games, nil)
	out.put("sheet", path)
	return json.NewEncoder(w).Encode(out)
}

// scoreOf is a score as an object. With a match the players have what stands on their
// sheets, too.
func scoreOf(s engine.Score, games engine.Games, m engine.Match) *object {
	out := new(object)
	out.put("game", s.Game)
	out.put("finished", s.Finished)
	if s.Total.Name != engine.Sum().Name { // what the total is instead of the sum
		out.put(s.Total.Name, true)
	}
	players := make([]*object, len(s.Players))
	for i, p := range s.Players {
		players[i] = playerScore(p, countsOf(games))
		if m != nil {
			putSheet(players[i], m.Sheet(i))
		}
	}
	out.put("players", players)
	out.put("winners", s.Winners)
	return out
}

// countsOf are the columns of things counted in any of the games, by name.
func countsOf(games engine.Games) (all []engine.Column) {
	seen := make(map[string]bool)
	for _, name := range slices.Sorted(maps.Keys(games)) {
		counting, ok := games[name].(engine.Counting)
		if !ok {
			continue
		}
		for _, c := range counting.Counts() {
			if !seen[c.Name] {
				seen[c.Name] = true
				all = append(all, c)
			}
		}
	}
	return all
}

// playerScore is one player's part of a score.
func playerScore(p engine.PlayerScore, counts []engine.Column) *object {
	out := new(object)
	out.put("name", p.Name)
	out.put("areas", p.Areas)
	for _, c := range counts {
		out.put(c.Name, p.Counts[c.Name].Many)
		out.put(c.Counts.Points, p.Counts[c.Name].Points)
	}
	out.put("total", p.Total)
	if p.Place > 0 {
		out.put("place", p.Place)
	}
	out.put("rating", p.Rating)
	return out
}

// object is a JSON object whose fields keep their order.
type object struct {
	fields bytes.Buffer
	err    error
}

func (o *object) put(name string, value any) {
	text, err := json.Marshal(value)
	if err != nil {
		o.err = err
		return
	}
	if o.fields.Len() > 0 {
		o.fields.WriteByte(',')
	}
	fmt.Fprintf(&o.fields, "%q:%s", name, text)
}

// MarshalJSON implements json.Marshaler.
func (o *object) MarshalJSON() ([]byte, error) {
	return slices.Concat([]byte("{"), o.fields.Bytes(), []byte("}")), o.err
}
