package hw_test

import (
	"slices"
	"strings"
	"testing"

	"silvertray/hw"
)

func TestParseWires(t *testing.T) {
	got, err := hw.ParseWires([]string{"up=GPIO5", " ok = GPIO13:high", "back=GPIO19:low"})
	want := []hw.Wire{{hw.Up, "GPIO5", false}, {hw.OK, "GPIO13", true}, {hw.Back, "GPIO19", false}}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
	for text, said := range map[string]string{
		"up":              "like up=GPIO5",
		"left=GPIO5":      `no key "left"`,
		"up=":             "no pin",
		"up=GPIO5:middle": "not low or high",
		"up=5,up=6":       "key up is wired already",
		"up=5,down=5":     "pin 5 is wired already",
	} {
		if _, err := hw.ParseWires(strings.Split(text, ",")); err == nil || !strings.Contains(err.Error(), said) {
			t.Errorf("%s: %v, want it to say %q", text, err, said)
		}
	}
}

func FuzzParseWires(f *testing.F) {
	f.Add("up=GPIO5:high")
	f.Add("ok")
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := hw.ParseWires([]string{text})
		if err == nil && (len(lines) != 1 || lines[0].Pin == "" || lines[0].Key == 0) {
			t.Errorf("%q becomes %+v", text, lines)
		}
	})
}
