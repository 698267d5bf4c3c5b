package page

import (
	"net/http"

	"silvertray/internal/page/access"
	"silvertray/internal/words"
)

// cardsPath is where the owner's cards are filled in.
const cardsPath = "/catalogue/"

// entering lets in those who may fill in cards; others are asked for the code.
func (p *Page) entering(next http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		switch who := p.visitor(r); {
		case who.MayEnter():
			next.ServeHTTP(w, r)
		case who.Inside && r.Method == http.MethodGet:
			http.Redirect(w, r, "/seat", http.StatusSeeOther)
		default:
			p.refuse(w, access.ErrClosed)
		}
	}
}

// home is the page for everyone or, where there is no table, the cards.
func (p *Page) home(w http.ResponseWriter, r *http.Request, who access.Visitor) {
	if p.Requests == nil && p.Cards != nil {
		http.Redirect(w, r, cardsPath, http.StatusSeeOther)
		return
	}
	p.whole(w, r, who)
}

// Speaks is the language that the box speaks now.
func (p *Page) Speaks() words.Language { return p.language() }
