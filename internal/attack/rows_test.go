package attack_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"silvertray/internal/thorough"
)

// row is a kind of attack, as docs/security.md has it.
type row struct {
	name, tried, promised string
	attack                func(*testing.T)
	// long ones are for make check.
	long bool
}

// rows are all of them. The page of documentation holds the same.
var rows = []row{
	{
		"the pairing code",
		"reading the code from the panel's picture, the page, their names and their sizes, as a stranger, a looker and a seat, while it stands on the panel",
		"only the panel and the page on the box itself show it",
		codeStaysSecret, false,
	},
	{
		"guessing the code",
		"1,200 wrong codes from as many addresses, from one network of IPv6 and from one phone",
		"the right code still lets a phone in, and the code on the panel stays",
		guessing, false,
	},
	{
		"passing for the owner",
		"headers of every kind of proxy, empty, doubled and in odd spelling; the box's address as Host, Origin and cookie",
		"what was passed on is a phone; only what comes straight from the box is its owner",
		passingForOwner, false,
	},
	{
		"other sites",
		"forms, streams and files asked for by a page of another site, and under a name that somebody's DNS points at the box",
		"refused, on the box itself too",
		otherSites, false,
	},
	{
		"names",
		"every path as a stranger with lookers: false; paths of files in pages and errors",
		"no name of a player before the code is given; no path of a file to anybody",
		namesStaySecret, false,
	},
	{
		"seats",
		"taking a seat that is taken, all seats from one phone, old and made-up cookies, taking back a seat as somebody else",
		"who sits is told and keeps the seat; the owner sees who sits where and can take it back; closing the page ends all seats",
		seatsAreHeld, false,
	},
	{
		"acting for others",
		"all keys and all forms for somebody else's seat, and as a looker, in games of each kind",
		"refused, and nothing on the table changes",
		actingForOthers, false,
	},
	{
		"hidden cards and tiles",
		"guessing what another holds, one form after the other, by what is answered and what the page shows then",
		"right and wrong guesses are answered alike",
		guessingHands, false,
	},
	{
		"pictures",
		"PNG and JPEG of a few kB that unpack to gigabytes or to 2,000 scans, cut off, doctored; several at once, given up half way",
		"at most 150 MB of memory a picture, and the processor time of sixteen large ones; others' pictures are taken after it",
		pictures, true,
	},
	{
		"imports",
		"sixteen files of 32 MB at once; ZIP files that unpack to gigabytes; texts of doubled length when written",
		"one at a time, at most 256 MB of memory and 80 MB on the disk; what is taken can be read again",
		imports, true,
	},
	{
		"crowding out",
		"200 event streams from one phone, from one network of IPv6, and from 50 phones; 100 phones that ask and do not listen",
		"the owner's page and those with a seat go on",
		crowding, true,
	},
	{
		"connections",
		"15,000 half requests from one address and from one network of IPv6, 16 each from 500 phones, a body sent byte by byte",
		"at most 600 open files; other addresses are served, and the owner even while all of them crowd",
		connections, true,
	},
	{
		"requests of any shape",
		"garbage, huge and contradictory headers, paths out of the folder, doubled lengths",
		"an error or a closed connection; at most 50 MB of memory",
		shapes, false,
	},
	{
		"the service",
		"the unit's sandbox, held against what systemd offers",
		"no new rights, no system calls beyond a service's, only the devices that are used, bounds for memory, files and tasks",
		sandbox, false,
	},
	{
		"known faults",
		"the versions of Go and of the libraries that the program is built from",
		"releases with the fixes that were published",
		knownFaults, false,
	},
}

func TestAttack(t *testing.T) {
	if testing.Short() {
		t.Skip("the program is attacked by make test and make check")
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			if r.long {
				thorough.Only(t)
			}
			r.attack(t)
		})
	}
}

// line is a row of the table in the documentation.
var line = regexp.MustCompile(`(?m)^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$`)

func TestTheDocumentationHasTheSameRows(t *testing.T) {
	page, err := os.ReadFile("../../docs/security.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| attack | what is tried | what is promised |\n|---|---|---|\n")
	table, _, _ = strings.Cut(table, "\n\n")
	found := line.FindAllStringSubmatch(table+"\n", -1)
	if len(found) != len(rows) {
		t.Errorf("docs/security.md has %d rows, the attack %d", len(found), len(rows))
	}
	for i, r := range rows[:min(len(rows), len(found))] {
		if want := []string{r.name, r.tried, r.promised}; found[i][1] != want[0] || found[i][2] != want[1] || found[i][3] != want[2] {
			t.Errorf("docs/security.md says %q, the attack %q", found[i][1:], want)
		}
	}
}
