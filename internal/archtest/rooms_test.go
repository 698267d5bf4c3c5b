package archtest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const top = "../.."

// mayImport lists, for every room, the rooms of this module that it may
// import. A room is a folder with all below it; the longest match counts.
var mayImport = map[string][]string{
	"engine":             {"engine", "internal/words"},
	"vision":             {"engine", "vision", "internal/geometry", "internal/imagecost", "internal/words"},
	"calibration":        {"calibration", "vision", "internal/durable", "internal/geometry", "internal/words"},
	"calibration/setup":  {"calibration", "vision", "internal/geometry"},
	"hw":                 {"hw", "internal/durable"},
	"display":            {"engine", "display", "internal/prompt", "internal/words"},
	"configs":            {"engine", "vision", "hw", "internal/durable", "internal/geometry", "internal/words"},
	"internal/usercards": {"engine", "internal/durable", "internal/words"},
	"internal/box":       {"engine", "vision", "calibration", "hw", "display", "configs", "internal"},
	"internal/cardstore": {"engine", "internal/cardstore", "internal/durable", "internal/imagecost", "internal/usercards", "internal/words"},
	"internal/cardpage":  {"engine", "internal/cardstore", "internal/words"},
	"internal/companion": {"engine", "vision", "hw", "display", "internal/companion", "internal/ledger", "internal/prompt", "internal/words"},
	// The mechanics do not know each other: dice answer a choice, and nothing else does.
	"internal/companion/session": {"engine", "vision", "hw", "internal/ledger", "internal/prompt", "internal/words"},
	"internal/companion/board":   {"engine", "vision", "hw", "internal/companion/session", "internal/ledger", "internal/prompt", "internal/words"},
	"internal/companion/cards":   {"engine", "vision", "hw", "internal/companion/session", "internal/ledger", "internal/prompt", "internal/words"},
	"internal/companion/choices": {"engine", "vision", "hw", "internal/companion/session", "internal/ledger", "internal/prompt", "internal/words", "internal/companion/dice"},
	"internal/companion/dice":    {"engine", "vision", "hw", "internal/companion/session", "internal/ledger", "internal/prompt", "internal/words"},
	"internal/companion/menus":   {"engine", "vision", "hw", "internal/companion/session", "internal/ledger", "internal/prompt", "internal/words"},
	"internal/doctor":            {"internal/doctor"},
	"internal/geometry":          {},
	"internal/demo":              {"engine", "vision", "hw", "display", "internal/companion", "internal/geometry", "internal/ledger", "internal/prompt", "internal/demo", "internal/words"},
	"internal/manpage":           {},
	"internal/imagecost":         {"internal/imagecost"},
	"internal/ledger":            {"engine", "internal/ledger", "internal/words"},
	"internal/ledger/keepertest": {"engine", "internal/durable", "internal/ledger", "internal/thorough"},
	"internal/prompt":            {"engine", "vision", "hw", "internal/prompt", "internal/words"},
	"internal/durable":           {"internal/durable"},
	"internal/store":             {"engine", "internal/durable", "internal/ledger", "internal/store", "internal/words"},
	"internal/words":             {},
	"internal/archtest":          {},
	"internal/attack":            {},
	"internal/page":              {"engine", "vision", "hw", "display", "internal/ledger", "internal/page", "internal/prompt", "internal/words"},
	"internal/soak":              {},
	"internal/leaktest":          {},
	"internal/thorough":          {},
	"internal/toygame":           {},
	"cmd":                        {"cmd", "engine", "vision", "calibration", "hw", "display", "configs", "internal"},
	"testdata":                   {"engine", "vision"},
}

// plainOf lists the packages of vision and hw that are free of C and devices.
// Only these may be imported from outside, except by those who join them.
var plainOf = []string{"vision", "hw"}

// joins are the rooms that may import all of vision and hw.
var joins = []string{"cmd", "internal/box", "calibration/setup"}

// onlyIn names the trees that may import a foreign library.
var onlyIn = map[string]string{
	"gocv.io/x/gocv": "vision",
	"periph.io/x":    "hw",
}

func TestImportsPointOneWay(t *testing.T) {
	for dir, imports := range importsByFolder(t) {
		room := roomOf(dir)
		if room == "" {
			t.Errorf("%s is in no room; give it one in mayImport and in docs/development.md", dir)
			continue
		}
		for _, imported := range imports {
			checkOwn(t, dir, room, imported)
			checkForeign(t, dir, imported)
		}
	}
}

func checkOwn(t *testing.T, dir, room, imported string) {
	own, is := strings.CutPrefix(imported, "silvertray/")
	if !is {
		return
	}
	if !slices.ContainsFunc(mayImport[room], func(r string) bool { return within(own, r) }) {
		t.Errorf("%s imports %s; the plan lets %s import %v", dir, own, room, mayImport[room])
	}
	for _, tree := range plainOf {
		if within(own, tree) && own != tree && !within(dir, tree) && !slices.Contains(joins, room) {
			t.Errorf("%s imports %s, which needs a C library or a device; only %s itself is plain", dir, own, tree)
		}
	}
}

func checkForeign(t *testing.T, dir, imported string) {
	for library, tree := range onlyIn {
		if within(imported, library) && !within(dir, tree) {
			t.Errorf("%s imports %s; only %s may", dir, imported, tree)
		}
	}
}

// touchesMats lists the packages of vision that may need OpenCV. All others build
// and test without it.
var touchesMats = []string{
	"vision/background", "vision/bump", "vision/camera", "vision/camera/csi", "vision/camera/live",
	"vision/camera/network", "vision/camera/recording", "vision/camera/usb", "vision/dice", "vision/hexboard",
	"vision/markers", "vision/mats", "vision/motion", "vision/onnx", "vision/watch",
}

func TestArithmeticNeedsNoOpenCV(t *testing.T) {
	imports := importsByFolder(t)
	var needs func(dir string) bool
	needs = func(dir string) bool {
		return slices.ContainsFunc(imports[dir], func(imported string) bool {
			own, is := strings.CutPrefix(imported, "silvertray/")
			return within(imported, "gocv.io/x/gocv") || is && needs(own)
		})
	}
	for dir := range imports {
		if within(dir, "vision") && needs(dir) != slices.Contains(touchesMats, dir) {
			t.Errorf("%s needs OpenCV: %v; touchesMats says otherwise", dir, needs(dir))
		}
	}
}

func within(dir, tree string) bool { return dir == tree || strings.HasPrefix(dir, tree+"/") }

func roomOf(dir string) string {
	for d := dir; d != "."; d = path.Dir(d) {
		if _, ok := mayImport[d]; ok {
			return d
		}
	}
	return ""
}

// importsByFolder reads the imports of all non-test files.
func importsByFolder(t *testing.T) map[string][]string {
	t.Helper()
	imports := make(map[string][]string)
	err := filepath.WalkDir(top, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && file != top {
			return fs.SkipDir
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir, err := filepath.Rel(top, filepath.Dir(file))
		if err != nil {
			return err
		}
		dir = filepath.ToSlash(dir)
		imports[dir] = append(imports[dir], paths(t, f.Imports)...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return imports
}

func paths(t *testing.T, specs []*ast.ImportSpec) []string {
	t.Helper()
	var all []string
	for _, s := range specs {
		p, err := strconv.Unquote(s.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}
