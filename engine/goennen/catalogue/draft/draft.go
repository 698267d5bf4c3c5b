package draft

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"

	"go.yaml.in/yaml/v3"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/words"
)

// mostBytes and mostCards bound a file; a whole catalogue has about 8,000, and 49 cards.
const (
	mostBytes = 1 << 18
	mostCards = 200
)

// Draft is a catalogue that is being filled in.
type Draft struct{ top *yaml.Node }

// empty is a catalogue of which nothing is known but the four colours that the
// rule text names.
const empty = `silvertray-catalogue: 1
name: mine
dice: [yellow, orange, green, blue]
cards: []
`

// New is a catalogue to begin with.
func New() *Draft {
	d, err := Read([]byte(empty))
	if err != nil {
		panic("the empty catalogue: " + err.Error()) // a test reads it
	}
	return d
}

// Read takes up a catalogue, however much of it is missing or wrong. The error
// has a phrase, and tells that the text is no catalogue at all, or one that would be
// none once it is written again.
func Read(text []byte) (*Draft, error) {
	d, err := read(text)
	if err != nil {
		return nil, err
	}
	written, err := d.Bytes()
	if err != nil {
		return nil, err
	}
	if _, err := read(written); err != nil {
		return nil, words.Sorry(words.Say("this is no catalogue that can be written again: %s", words.Error(err)))
	}
	return d, nil
}

func read(text []byte) (*Draft, error) {
	if len(text) > mostBytes {
		return nil, words.Sorry(words.Say("this is no catalogue: it is longer than %d bytes", mostBytes))
	}
	if _, err := catalogue.Parse(bytes.NewReader(text)); err != nil && !errors.As(err, new(catalogue.Faults)) {
		return nil, err
	}
	var file yaml.Node
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, fmt.Errorf("read the catalogue again: %w", err)
	}
	d := &Draft{file.Content[0]}
	if err := plain(d.top, false); err != nil {
		return nil, err
	}
	if len(d.cards().Content) > mostCards {
		return nil, words.Sorry(words.Say("this is no catalogue: it has more than %d cards", mostCards))
	}
	d.nameCards()
	return d, nil
}

// plain refuses what no catalogue needs: a text that stands for another one. And
// it drops comments between braces, which are not always written as they were read.
func plain(n *yaml.Node, inside bool) error {
	if n.Kind == yaml.AliasNode || n.Anchor != "" {
		return words.Sorry(words.Say("line %d: write out what stands for %q", n.Line, n.Value+n.Anchor))
	}
	if inside {
		n.HeadComment, n.LineComment, n.FootComment = "", "", ""
	}
	for _, part := range n.Content {
		if err := plain(part, inside || n.Style&yaml.FlowStyle != 0); err != nil {
			return err
		}
	}
	return nil
}

// Bytes is the file. The error has a phrase where it would be longer than one may be, as what
// was just within the bound can be once it is set in.
func (d *Draft) Bytes() ([]byte, error) {
	var b bounded
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	err := errors.Join(e.Encode(d.top), e.Close())
	switch {
	case b.full:
		return nil, words.Sorry(words.Say("the catalogue would be longer than %d bytes", mostBytes))
	case err != nil:
		return nil, fmt.Errorf("write the catalogue: %w", err)
	}
	return b.text, nil
}

// bounded takes as much as a file may have.
type bounded struct {
	text []byte
	full bool
}

// Write implements io.Writer.
func (b *bounded) Write(more []byte) (int, error) {
	if b.full = b.full || len(b.text)+len(more) > mostBytes; b.full {
		return 0, io.ErrShortWrite
	}
	b.text = append(b.text, more...)
	return len(more), nil
}

// Equal reports whether two drafts say the same.
func (d *Draft) Equal(e *Draft) bool {
	a, errA := d.Bytes()
	b, errB := e.Bytes()
	return errA == nil && errB == nil && bytes.Equal(a, b)
}

// Check reads the draft as the game would: what reads well, and what is missing
// or wrong.
func (d *Draft) Check() (*catalogue.Catalogue, catalogue.Faults, error) {
	text, err := d.Bytes()
	if err != nil {
		return nil, nil, err
	}
	c, err := catalogue.Parse(bytes.NewReader(text))
	var faults catalogue.Faults
	if err != nil && !errors.As(err, &faults) {
		return nil, nil, err
	}
	return c, faults, nil
}

// Practice reports whether the cards are marked as a practice deck.
func (d *Draft) Practice() bool {
	n := field(d.top, "practice")
	return n != nil && n.Value == "true"
}

// SetOwn takes that mark away: the cards are an owner's.
func (d *Draft) SetOwn() { drop(d.top, "practice") }

// cards is the list of cards, made where there is none.
func (d *Draft) cards() *yaml.Node {
	list := field(d.top, "cards")
	if list == nil || list.Kind != yaml.SequenceNode {
		list = &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
		put(d.top, "cards", list)
	}
	return list
}

// Cards are all that are written as cards, in the order of the file.
func (d *Draft) Cards() (all []Card) {
	for _, item := range d.cards().Content {
		if item.Kind == yaml.MappingNode {
			all = append(all, Card{item})
		}
	}
	return all
}

// Card is the one with this id.
func (d *Draft) Card(id string) (c Card, ok bool) {
	all := d.Cards()
	if i := slices.IndexFunc(all, func(c Card) bool { return c.Get(ID) == id }); i >= 0 {
		return all[i], true
	}
	return Card{}, false
}

// Add writes a card at the end of the list.
func (d *Draft) Add(c Card) {
	list := d.cards()
	list.Style = 0
	list.Content = append(list.Content, c.node)
}

// Remove takes a card out.
func (d *Draft) Remove(id string) {
	list := d.cards()
	list.Content = slices.DeleteFunc(list.Content, func(n *yaml.Node) bool {
		return n.Kind == yaml.MappingNode && Card{n}.Get(ID) == id
	})
}
