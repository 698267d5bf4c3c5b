package calibration

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/calibration/internal/round"
	"silvertray/vision"
)

// Version of the profile format that this program writes. It reads older ones
// too: version 1 had only dice and tray, version 2 not the size of a die.
const Version = 3

// file is a profile as it is written.
type file struct {
	Version int
	Picture []int
	Dice    []string
	Colours map[string]Colour
	Mat     string
	Area    []vision.Point
	Tray    []vision.Point
	Fields  [][]vision.Point
	Table   *fileTable
	Ground  *Colour
	Light   *Colour
	DiePX   *float64
	DieMM   *float64
	Board   []string
}

type fileTable struct {
	Plane   []float64
	Camera  []float64
	Doubt   float64
	ErrorPX float64
}

// decode reads a file field by field, so that an error names the field.
func decode(r io.Reader) (file, error) {
	var doc yaml.Node
	switch err := yaml.NewDecoder(r).Decode(&doc); {
	case errors.Is(err, io.EOF):
		return file{}, errors.New("the file is empty; it needs at least \"version: 1\"")
	case err != nil:
		return file{}, oneLine(err)
	}
	var f file
	return f, f.fields(doc.Content[0])
}

func (f *file) fields(n *yaml.Node) error {
	var table yaml.Node
	err := fields(n, map[string]any{
		"version": &f.Version, "picturePx": &f.Picture, "dice": &f.Dice, "colours": &f.Colours, "mat": &f.Mat,
		"area": &f.Area, "tray": &f.Tray, "fields": &f.Fields, "table": &table, "ground": &f.Ground, "light": &f.Light,
		"diePx": &f.DiePX, "dieMM": &f.DieMM, "board": &f.Board,
	})
	if err != nil || table.IsZero() {
		return err
	}
	t := fileTable{}
	f.Table = &t
	err = fields(&table, map[string]any{
		"plane": &t.Plane, "cameraMM": &t.Camera, "cameraDoubt": &t.Doubt, "errorPx": &t.ErrorPX,
	})
	if err != nil {
		return fmt.Errorf("table: %w", err)
	}
	return nil
}

// fields reads the values of a mapping, each at most once.
func fields(n *yaml.Node, to map[string]any) error {
	if n.Kind != yaml.MappingNode {
		return fmt.Errorf("line %d: must be fields with values", n.Line)
	}
	seen := map[string]bool{}
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i]
		value, known := to[key.Value]
		switch {
		case !known:
			return fmt.Errorf("line %d: %s is no field here", key.Line, key.Value)
		case seen[key.Value]:
			return fmt.Errorf("line %d: %s is there twice", key.Line, key.Value)
		}
		seen[key.Value] = true
		if err := n.Content[i+1].Decode(value); err != nil {
			return fmt.Errorf("%s: %w", key.Value, oneLine(err))
		}
	}
	return nil
}

func oneLine(err error) error { return errors.New(strings.Join(strings.Fields(err.Error()), " ")) }

// Write prints a profile with what its fields mean. Nothing is printed of one that Read
// would refuse.
func (p Profile) Write(w io.Writer) error {
	doc := yaml.Node{Kind: yaml.MappingNode}
	for _, s := range p.sections() {
		if err := s.add(&doc); err != nil {
			return fmt.Errorf("%s: %w", s.key, err)
		}
	}
	var b bytes.Buffer
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	if err := errors.Join(e.Encode(&doc), e.Close()); err != nil {
		return err
	}
	if _, err := Read(bytes.NewReader(b.Bytes())); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}

// section is one field of the file with what it means.
type section struct {
	key     string
	comment string
	known   bool
	value   any
}

func (s section) add(doc *yaml.Node) error {
	if !s.known {
		return nil
	}
	var value yaml.Node
	if err := value.Encode(s.value); err != nil {
		return err
	}
	flow(&value)
	key := yaml.Node{Kind: yaml.ScalarNode, Value: s.key, HeadComment: s.comment}
	doc.Content = append(doc.Content, &key, &value)
	return nil
}

// flow puts numbers, places and outlines on one line each.
func flow(n *yaml.Node) {
	if n.Kind == yaml.SequenceNode && nesting(n) <= 2 {
		n.Style = yaml.FlowStyle
	}
	for _, child := range n.Content {
		flow(child)
	}
}

// nesting is how deep lists lie within a list.
func nesting(n *yaml.Node) int {
	if n.Kind != yaml.SequenceNode {
		return 0
	}
	deepest := 0
	for _, child := range n.Content {
		deepest = max(deepest, nesting(child))
	}
	return deepest + 1
}

func (p Profile) sections() []section {
	return []section{
		{"version", "The table of one Silvertray box, written by \"silvertray calibrate\". Make it\n" +
			"anew when camera or lamp move. Px run right and down from the top left\ncorner of the picture.", true, Version},
		{"picturePx", "Width and height of the camera's pictures.", p.Width != 0 || p.Height != 0, [...]int{p.Width, p.Height}},
		{"dice", "Colours of the dice, each once.", len(p.Dice) > 0, p.Dice},
		{"colours", "How each colour looks under this lamp: linear red, green, blue, 0 to 1.", len(p.Colours) > 0, p.Colours},
		{"mat", "Paper of the printed mat; with it, a moved camera is noticed.", p.Mat != "", p.Mat},
		{"area", "Corners of the rolling area in px.", p.Area != nil, round.Quad(p.Area)},
		{"tray", "Corners of the silver tray in px.", p.Tray != nil, round.Quad(p.Tray)},
		{"fields", "Corners of the die fields in px, in order.", len(p.Fields) > 0, round.Quads(p.Fields)},
		{"table", "How places on the table become px: plane is the 3 x 3 homography from mm to\n" +
			"px, cameraMM the place below the camera and its height, cameraDoubt the\n" +
			"height's standard error as part of it, errorPx how far the marks are off.", p.Table != nil, p.Table.file()},
		{"ground", "The empty rolling area: linear red, green, blue.", p.Ground != nil, p.Ground},
		{"light", "White paper under this lamp: linear red, green, blue.", p.Light != nil, p.Light},
		{"diePx", "Side of a die's top face in px, as measured.", p.DiePX != 0, round.Digits(p.DiePX, 1)},
		{"dieMM", "The same in mm.", p.DieMM != 0, round.Digits(p.DieMM, 1)},
		{"board", "Symbols printed on the hex board, clockwise.", len(p.Board) > 0, p.Board},
	}
}

// LearnBoard writes into the profile at path how the board is printed: its
// symbols in the order that engine.Board.Printed has them. All else that the
// profile knows stays; one that is not there yet is made.
func LearnBoard(path string, printed []string) error {
	p, err := Load(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	p.Board = printed
	return p.Save(path)
}
