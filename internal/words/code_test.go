package words_test

import (
	"errors"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"
)

// top is the module's folder.
const top = "../.."

// phraseType is how the type checker calls a Phrase.
const phraseType = "silvertray/internal/words.Phrase"

// spoken are the phrases and formats of the whole program, each with the place
// of one use: every constant of type Phrase that has a letter in it, and what
// the pages' templates say.
var spoken = sync.OnceValues(func() (map[string]token.Position, error) {
	phrases := make(map[string]token.Position)
	err := inspect(func(p *packages.Package, n ast.Node) {
		e, ok := n.(ast.Expr)
		if !ok {
			return
		}
		if text := constantPhrase(p, e); letters(text) {
			phrases[text] = p.Fset.Position(e.Pos())
		}
	})
	if err != nil {
		return nil, err
	}
	return phrases, templates(phrases)
})

// told finds what a template of a page says.
var told = regexp.MustCompile(`\bsay "([^"]+)"`)

// templates gathers the phrases of the pages' templates.
func templates(phrases map[string]token.Position) error {
	files, err := filepath.Glob(filepath.Join(top, "internal", "*", "assets", "*.html"))
	if err == nil && len(files) == 0 {
		err = errors.New("the pages have no templates")
	}
	for _, file := range files {
		var text []byte
		if text, err = os.ReadFile(file); err != nil {
			return err
		}
		for _, phrase := range told.FindAllStringSubmatch(string(text), -1) {
			phrases[phrase[1]] = token.Position{Filename: file, Line: 1}
		}
	}
	return err
}

// inspect walks the module's syntax, tests left out.
func inspect(visit func(*packages.Package, ast.Node)) error {
	mode := packages.NeedName | packages.NeedImports | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo
	all, err := packages.Load(&packages.Config{Mode: mode, Dir: top}, "./...")
	for _, p := range all {
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				visit(p, n)
				return true
			})
		}
	}
	return err
}

// constantPhrase is the text of a constant phrase; empty for anything else.
func constantPhrase(p *packages.Package, e ast.Expr) string {
	tv := p.TypesInfo.Types[e]
	if tv.Value == nil || tv.Value.Kind() != constant.String || !isPhrase(tv.Type) {
		return ""
	}
	return constant.StringVal(tv.Value)
}

func isPhrase(t types.Type) bool { return t != nil && t.String() == phraseType }

// verb is a format's verb, with the place of its argument if it names one.
var verb = regexp.MustCompile(`%(\[\d\])?([+]?[a-z])`)

// letters reports whether a format has words in it, not only verbs and signs.
func letters(format string) bool {
	return strings.ContainsFunc(verb.ReplaceAllString(format, ""), isLetter)
}

func TestArgumentsMatchFormats(t *testing.T) {
	err := inspect(func(p *packages.Package, n ast.Node) {
		call, ok := n.(*ast.CallExpr)
		if !ok || called(p, call) != "silvertray/internal/words.Say" || call.Ellipsis.IsValid() {
			return
		}
		format, verbs := constantPhrase(p, call.Args[0]), 0
		if format == "" {
			return // chosen before; its language files are held against it
		}
		for _, v := range verb.FindAllStringSubmatch(format, -1) {
			verbs++
			if at := verbs; at < len(call.Args) && (strings.HasSuffix(v[2], "d") != isInt(p.TypesInfo.TypeOf(call.Args[at]))) {
				t.Errorf("%s: argument %d of %q does not suit %s", p.Fset.Position(call.Pos()), at, format, v[0])
			}
		}
		if verbs != len(call.Args)-1 {
			t.Errorf("%s: %q has %d arguments", p.Fset.Position(call.Pos()), format, len(call.Args)-1)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// called is the full name of the function that is called.
func called(p *packages.Package, call *ast.CallExpr) string {
	name, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	f, ok := p.TypesInfo.Uses[name.Sel].(*types.Func)
	if !ok {
		return ""
	}
	return f.FullName()
}

func isInt(t types.Type) bool { return types.Identical(t.Underlying(), types.Typ[types.Int]) }
