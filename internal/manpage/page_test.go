package manpage_test

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"silvertray/internal/manpage"
)

func page(t *testing.T) string {
	t.Helper()
	nothing := func(*cobra.Command, []string) {}
	root := &cobra.Command{Use: "kettle", Short: "Boils water", Long: "Kettle boils.\n\n  kettle boil \"tea\"\n\nNo more."}
	root.PersistentFlags().String("config", "", "settings `FILE`")
	boil := &cobra.Command{Use: "boil WHAT", Short: "Boil it", Run: nothing}
	boil.Flags().IntP("heat", "t", 100, "degrees `C`")
	boil.Flags().Bool("loud", false, `whistle with \n`)
	group := &cobra.Command{Use: "lid", Short: "The lid"}
	group.AddCommand(&cobra.Command{Use: "open", Short: "Open it", Run: nothing})
	root.AddCommand(boil, group, &cobra.Command{Use: "secret", Hidden: true, Run: nothing})
	var b strings.Builder
	p := manpage.Page{Version: "1.2", Sections: []manpage.Section{{Title: "Files", Entries: [][2]string{{".kettle", "'tis hidden"}}}}}
	if err := p.Write(&b, root); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestThePageHoldsEveryCommand(t *testing.T) {
	got := page(t)
	for _, want := range []string{
		".TH \"KETTLE\" 1 \"\" \"kettle 1.2\"",
		"kettle \\- boils water\n",
		".PP\n.nf\n  kettle boil \"tea\"\n.fi\n.PP\nNo more.\n",
		".SS \"kettle boil WHAT [OPTION]...\"\nBoil it.\n",
		".TP\n\\fB\\-t\\fR, \\fB\\-\\-heat\\fR \\fIC\\fR\ndegrees C (default 100)\n",
		".TP\n\\fB\\-\\-loud\\fR\nwhistle with \\en\n",
		".SS \"kettle lid open\"\nOpen it.\n",
		".SH OPTIONS OF ALL COMMANDS\n.TP\n\\fB\\-\\-config\\fR \\fIFILE\\fR\nsettings FILE\n",
		".SH FILES\n.TP\n.B \\&.kettle\n\\&'tis hidden\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the page does not hold %q:\n%s", want, got)
		}
	}
	if strings.Contains(got, "secret") {
		t.Error("a hidden command is on the page")
	}
}
