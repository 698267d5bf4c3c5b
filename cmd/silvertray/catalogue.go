package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/engine/goennen/catalogue"
)

func newCatalogue() *cobra.Command {
	return &cobra.Command{
		Use:   "catalogue [FILE]",
		Short: "Check what you wrote down of the cards of Man muss auch gönnen können",
		Long: `Catalogue checks a file with what is printed on the cards of Man muss auch gönnen
können: every fault with its line, card and field, all at once, and how many cards
read well. Exit status 1 as long as something is missing or wrong. "-" reads from
standard input.

Without a FILE it prints the practice deck, whose lines show how a card is written.`,
		Example: `  silvertray catalogue > mine.yaml    # then replace the cards by yours
  silvertray catalogue mine.yaml`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				_, err := io.WriteString(cmd.OutOrStdout(), catalogue.Practice().String())
				return err
			}
			f, err := open(cmd.InOrStdin(), args[0])
			if err != nil {
				return err
			}
			defer f.Close()
			return checkCatalogue(cmd.OutOrStdout(), f, args[0])
		},
	}
}

// checkCatalogue says how far a catalogue has come; the error has its faults.
func checkCatalogue(w io.Writer, from io.Reader, path string) error {
	c, faults := catalogue.Parse(from)
	if c != nil {
		for deck := range catalogue.Deck(len(catalogue.Decks)) {
			if _, err := fmt.Fprintf(w, "%s: %d of %d cards\n", deck, c.Count(deck), deck.Size()); err != nil {
				return failed{err}
			}
		}
	}
	if faults != nil {
		return failed{fmt.Errorf("%s:\n%w", path, faults)}
	}
	return nil
}
