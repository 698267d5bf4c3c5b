package archtest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"
)

// dated are the files that deal in dates, to be shown or to name a file. All other times
// are those that Now returned: what passed between two of them is by the clock that never
// jumps, whatever becomes of the date.
var dated = []string{
	"calibration/mat/pdf.go",            // the same file each time
	"internal/cardstore/played.go",      // dates of files
	"internal/doctor/clock.go",          // whether the date is right
	"internal/store/import.go",          // dates of files
	"internal/store/journal/archive.go", // names by date
	"internal/store/store.go",           // when a move was made
	"vision/camera/csi/child.go",        // a deadline that has passed
	"vision/camera/video.go",            // places in a film
}

// stripping are the methods after which a time is a date alone.
var stripping = []string{"UTC", "Local", "AddDate", "Unix", "UnixNano", "UnixMilli", "UnixMicro", "ModTime"}

// TestNoDurationIsByTheDate finds times that lose the clock that never jumps.
func TestNoDurationIsByTheDate(t *testing.T) {
	for folder := range importsByFolder(t) {
		files, err := filepath.Glob(filepath.Join(top, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			file := filepath.ToSlash(filepath.Join(folder, filepath.Base(path)))
			if inTest(file) || slices.Contains(dated, file) {
				continue
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(parsed, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if of, ok := call.Fun.(*ast.SelectorExpr); ok && slices.Contains(stripping, of.Sel.Name) {
					t.Errorf("%s takes a time for a date by %s; hold the time itself, or list the file", file, of.Sel.Name)
				}
				return true
			})
		}
	}
}
