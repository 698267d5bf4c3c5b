package display

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// TestEveryScreenIsWhole draws every screen in every language and size: each
// text has room, and none of it is cut but what a list has not selected.
func TestEveryScreenIsWhole(t *testing.T) {
	for name, screen := range screens {
		for _, l := range words.Languages {
			for _, size := range sizes {
				t.Run(fmt.Sprintf("%s-%s-%v", name, l, size), func(t *testing.T) {
					c := drawnIn(l, screen, size)
					measure(t, c)
					stutters(c, t)
					if _, long := screen.(prompt.Scores); !long { // a name of eleven letters has four columns to share
						uncut(c, t)
					}
				})
			}
		}
	}
}

// stutters looks for a text that begins with one capital twice.
func stutters(c *canvas.Canvas, t *testing.T) {
	t.Helper()
	for _, p := range c.Placed {
		if r := []rune(p.Text); len(r) > 2 && r[0] == r[1] && unicode.IsUpper(r[0]) && unicode.IsLower(r[2]) {
			t.Errorf("%q begins twice", p.Text)
		}
	}
}

// TestEveryKindOfScreenIsDrawn looks through the prompts, so that a new kind
// of prompt comes with its pictures.
func TestEveryKindOfScreenIsDrawn(t *testing.T) {
	drawn := make(map[string]bool)
	for _, s := range screens {
		drawn[reflect.TypeOf(s).Name()] = true
	}
	files, err := filepath.Glob("../internal/prompt/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("the prompts: %d files, %v", len(files), err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range kindsOfPrompt(file) {
			if !drawn[kind] {
				t.Errorf("no picture shows a prompt.%s", kind)
			}
		}
	}
}

// kindsOfPrompt returns the exported types of a file that are prompts.
func kindsOfPrompt(file *ast.File) []string {
	var kinds []string
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil || f.Name.Name != "prompt" {
			continue
		}
		if kind, ok := f.Recv.List[0].Type.(*ast.Ident); ok && kind.IsExported() {
			kinds = append(kinds, kind.Name)
		}
	}
	return kinds
}

// TestScreensSayWhatTheProgramSays holds the words of the pictures against the
// language files: they are those of the program, not others.
func TestScreensSayWhatTheProgramSays(t *testing.T) {
	known := spoken(t)
	for name, screen := range screens {
		for _, format := range formats(reflect.ValueOf(screen)) {
			if !slices.Contains(known, words.Phrase(format)) {
				t.Errorf("%s: the program never says %q", name, format)
			}
		}
	}
}

// format is what follows a phrase's marks of a format; names and numbers follow
// others.
var format = regexp.MustCompile(`(?:^|[\x0e\x1e])([^\x0e\x0f\x1c-\x1e]+)`)

// verbs and signs are not words.
var wordless = regexp.MustCompile(`%(\[\d\])?[+]?[a-z]`)

// formats are those of all phrases in a screen that have words in them.
func formats(v reflect.Value) (all []string) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			all = append(all, formats(v.Field(i))...)
		}
	case reflect.Slice:
		for i := range v.Len() {
			all = append(all, formats(v.Index(i))...)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			return formats(v.Elem())
		}
	case reflect.String:
		if v.Type() != reflect.TypeFor[words.Phrase]() {
			return nil
		}
		for _, m := range format.FindAllStringSubmatch(v.String(), -1) {
			if text := wordless.ReplaceAllString(m[1], ""); len([]rune(text)) > 1 && strings.ContainsFunc(text, unicode.IsLetter) {
				all = append(all, m[1])
			}
		}
	}
	return all
}
