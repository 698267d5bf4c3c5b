// Package docs_test checks the README and the pages of this folder: every link
// leads somewhere, every room is there, every dependency has its reason, and the
// Debian package ships what the pages link to.
package docs_test

import (
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

const top = ".."

// TestLinks follows every link and picture of every page to a file, and to a
// heading where the link names one.
func TestLinks(t *testing.T) {
	for _, page := range pages(t) {
		for _, l := range linksOf(t, page) {
			if _, err := os.Stat(filepath.Join(top, l.file)); err != nil {
				t.Errorf("%s links to %s: %v", page, l.file, err)
				continue
			}
			if l.anchor != "" && !slices.Contains(anchorsOf(t, l.file), l.anchor) {
				t.Errorf("%s links to %s#%s; its headings are %q", page, l.file, l.anchor, anchorsOf(t, l.file))
			}
		}
	}
}

// TestReadmeSize holds the README to what a newcomer reads in one go.
func TestReadmeSize(t *testing.T) {
	const most = 10_000 // bytes
	if got := len(read(t, "README.md")); got > most {
		t.Errorf("README.md has %d bytes, want at most %d: move something to docs", got, most)
	}
}

// TestIndex finds every page and picture of this folder by links from its index.
func TestIndex(t *testing.T) {
	var linked []string
	for _, l := range linksOf(t, "docs/README.md") {
		linked = append(linked, l.file)
	}
	for _, page := range pages(t) {
		if path.Dir(page) == "docs" && page != "docs/README.md" && !slices.Contains(linked, page) {
			t.Errorf("docs/README.md does not list %s", page)
		}
	}
	reached := reachable(t)
	for _, pattern := range []string{"*.png", "*.jpg"} {
		pictures, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range pictures {
			if !slices.Contains(reached, "docs/"+p) {
				t.Errorf("no page shows docs/%s", p)
			}
		}
	}
}

// TestPackageShipsPages compares the files that the Debian package ships with
// those that the README leads to.
func TestPackageShipsPages(t *testing.T) {
	if _, err := exec.LookPath("realpath"); err != nil {
		t.Skip("realpath is not installed (apt install coreutils): the package's list is not compared")
	}
	out, err := exec.Command("../configs/debian/pages", top).Output()
	if err != nil {
		t.Fatalf("list the package's pages: %v", err)
	}
	got := strings.Fields(string(out))
	want := reachable(t)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("the package ships %q, want what the README leads to, %q", got, want)
	}
}

// TestRooms finds each folder that a table of rooms names.
func TestRooms(t *testing.T) {
	for page, least := range map[string]int{"README.md": 10, "docs/development.md": 20} {
		rooms := column(t, page, "folder")
		if len(rooms) < least {
			t.Errorf("%s names the rooms %q, want at least %d", page, rooms, least)
		}
		for _, room := range rooms {
			if info, err := os.Stat(filepath.Join(top, room)); err != nil || !info.IsDir() {
				t.Errorf("%s names the room %s, which is no folder", page, room)
			}
		}
	}
}

// TestDependencies finds a reason for each module that go.mod requires itself.
func TestDependencies(t *testing.T) {
	reasons := read(t, "docs/development.md")
	required := regexp.MustCompile(`(?m)^\t(\S+) v\S+$`).FindAllStringSubmatch(read(t, "go.mod"), -1)
	if len(required) == 0 {
		t.Fatal("go.mod requires nothing")
	}
	for _, m := range required {
		if module := version.ReplaceAllString(m[1], ""); !strings.Contains(reasons, module) {
			t.Errorf("docs/development.md does not say why %s is there", module)
		}
	}
}

// version ends the path of a module from its second major version on.
var version = regexp.MustCompile(`/v\d+$`)

// column holds what is set as code in the first column of the table with a
// heading, down to the table's end.
func column(t *testing.T, page, heading string) []string {
	t.Helper()
	_, table, _ := strings.Cut(read(t, page), "\n| "+heading+" |")
	table, _, _ = strings.Cut(table, "\n\n")
	var cells []string
	for _, row := range strings.Split(table, "\n") {
		for _, code := range codeSpan.FindAllString(strings.Split(row+"||", "|")[1], -1) {
			cells = append(cells, strings.Trim(code, "`"))
		}
	}
	return cells
}

// pages are README.md and the pages of docs, by their paths in the project.
func pages(t *testing.T) []string {
	t.Helper()
	all, err := filepath.Glob("*.md")
	if err != nil || len(all) == 0 {
		t.Fatalf("list the pages: %v, %v", all, err)
	}
	for i, p := range all {
		all[i] = "docs/" + p
	}
	return append(all, "README.md")
}

// reachable are README.md and all files that links lead to from there.
func reachable(t *testing.T) []string {
	t.Helper()
	reached := []string{"README.md"}
	for i := 0; i < len(reached); i++ {
		if path.Ext(reached[i]) != ".md" {
			continue
		}
		for _, l := range linksOf(t, reached[i]) {
			if !slices.Contains(reached, l.file) {
				reached = append(reached, l.file)
			}
		}
	}
	return reached
}

// link leads to a file, by its path in the project, and to a heading in it
// unless anchor is empty.
type link struct{ file, anchor string }

var (
	target   = regexp.MustCompile(`\]\(([^)]*)\)|src="([^"]*)"`)
	codeSpan = regexp.MustCompile("`[^`]*`")
)

// linksOf are the links within the project that a page holds, without those in
// code.
func linksOf(t *testing.T, page string) []link {
	t.Helper()
	var links []link
	for _, line := range prose(t, page) {
		for _, m := range target.FindAllStringSubmatch(codeSpan.ReplaceAllString(line, ""), -1) {
			to := m[1] + m[2]
			if strings.Contains(to, ":") {
				continue // out of the project
			}
			file, anchor, _ := strings.Cut(to, "#")
			l := link{page, anchor}
			if file != "" {
				l.file = path.Join(path.Dir(page), file)
			}
			links = append(links, l)
		}
	}
	return links
}

// prose are the lines of a page that are not indented as code.
func prose(t *testing.T, page string) []string {
	t.Helper()
	return slices.DeleteFunc(strings.Split(read(t, page), "\n"), func(line string) bool {
		return strings.HasPrefix(line, "    ")
	})
}

// anchorsOf are the anchors that GitHub gives the headings of a page: in small
// letters, without punctuation, spaces as hyphens.
func anchorsOf(t *testing.T, page string) []string {
	t.Helper()
	var anchors []string
	for _, line := range prose(t, page) {
		title := strings.TrimLeft(line, "#")
		if title == line || !strings.HasPrefix(title, " ") {
			continue
		}
		anchors = append(anchors, strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, strings.TrimSpace(title)))
	}
	return anchors
}

// read returns a page's text.
func read(t *testing.T, page string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(top, page))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
