package form

import (
	"net/url"

	"silvertray/internal/prompt"
)

// throw reads which dice are thrown again.
func throw(form url.Values) (Request, error) {
	player, err := Number(form, "player")
	return Request{prompt.Throw{Player: player, Dice: form["die"]}, player}, err
}
