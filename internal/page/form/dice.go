package form

import (
	"net/url"

	"silvertray/internal/prompt"
)

// throw reads which dice are thrown again.
func throw(form url.Values) (Asked, error) {
	player, err := Number(form, "player")
	return Asked{prompt.Throw{Player: player, Dice: form["die"]}, player}, err
}
