package setup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/configs"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/box/site"
)

func newCatalogue() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "catalogue [FILE]",
		Short: "Write down the cards of Man muss auch gönnen können, or check what was written",
		Long: `Catalogue checks a file with what is printed on the cards of Man muss auch gönnen
können: every fault with its line, card and field, all at once, and how many cards
read well. Exit status 1 as long as something is missing or wrong. "-" reads from
standard input.

Without a FILE it prints the practice deck, whose lines show how a card is written.

With --edit it serves a guided page instead, on which each card is entered tap by
tap, with a picture if you like; without a FILE, the box's own catalogue. With
--page :8080 a phone can be used too: it gets in with the address that is printed.
A box with a page has the same under /catalogue/.`,
		Example: `  silvertray catalogue > mine.yaml    # then replace the cards by yours
  silvertray catalogue mine.yaml
  silvertray catalogue --edit --page :8080 mine.yaml`,
		Args: cli.Args("[FILE]"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if asked, err := cmd.Flags().GetBool("edit"); err != nil || asked {
				return errors.Join(err, edit(cmd, args))
			}
			if len(args) == 0 {
				_, err := io.WriteString(cmd.OutOrStdout(), catalogue.Practice().String())
				return err
			}
			f, err := cli.Open(cmd, args[0])
			if err != nil {
				return err
			}
			defer f.Close()
			return checkCatalogue(cmd.OutOrStdout(), f, args[0])
		},
	}
	cmd.Flags().Bool("edit", false, "serve a page to enter the cards on")
	cmd.Flags().String("page", "", "`ADDRESS` of that page, such as :8080 for every network (default "+site.CardsAddress+")")
	return cmd
}

// edit serves the page for the catalogue that is named, or the box's own.
func edit(cmd *cobra.Command, args []string) error {
	s, err := cli.Settings(cmd)
	if err != nil {
		return err
	}
	path := s.CatalogueFile()
	if len(args) > 0 {
		path = args[0]
	}
	if path == "" {
		return errors.New("name the file of your cards: silvertray catalogue --edit mine.yaml")
	}
	return cli.Failed(editCards(cmd.Context(), s, path, cmd.OutOrStdout()))
}

// editCards serves the page of cards, without a table, until ctx ends.
func editCards(ctx context.Context, s configs.Settings, path string, stdout io.Writer) error {
	cards, err := site.OpenCards(ctx, s, path)
	if err != nil {
		return err
	}
	lines := []string{fmt.Sprintf("The cards in %s are filled in at %s", path, cards.Local)}
	if cards.Phone != "" {
		lines = append(lines, "On a phone: "+cards.Phone)
	}
	lines = append(lines, "Ctrl+C ends it; everything is kept at once.")
	if _, err := fmt.Fprintln(stdout, strings.Join(lines, "\n")); err != nil {
		return err
	}
	return cards.Serve(ctx)
}

// checkCatalogue prints how complete a catalogue is. The error lists its faults.
func checkCatalogue(w io.Writer, from io.Reader, path string) error {
	c, faults := catalogue.Parse(from)
	if c != nil {
		for deck := range catalogue.Deck(len(catalogue.Decks)) {
			if _, err := fmt.Fprintf(w, "%s: %d of %d cards\n", deck, c.Count(deck), deck.Size()); err != nil {
				return cli.Failed(err)
			}
		}
	}
	if faults != nil {
		return cli.Failed(fmt.Errorf("%s:\n%w", path, faults))
	}
	if c.Practice {
		_, err := fmt.Fprintln(w, `a practice deck: take out the line "practice: true" once the cards are yours`)
		return err
	}
	return nil
}
