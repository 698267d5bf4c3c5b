package page

import (
	"net/http"
	"strings"

	"silvertray/internal/page/access"
	"silvertray/internal/page/form"
)

// Handler answers requests over HTTP.
func (p *Page) Handler() http.Handler {
	mux := http.NewServeMux()
	for pattern, h := range p.routes() {
		mux.Handle(pattern, h)
	}
	return p.guard(mux)
}

// routes are all that can be asked for, by pattern.
func (p *Page) routes() map[string]http.HandlerFunc {
	all := map[string]http.HandlerFunc{
		"GET /{$}":       packed(p.looking(p.home)),
		"GET /main":      packed(p.looking(p.main)),
		"GET /style.css": packed(asset("style.css", "text/css; charset=utf-8")),
		"GET /page.js":   packed(asset("page.js", "text/javascript; charset=utf-8")),
		"GET /icon.svg":  asset("icon.svg", "image/svg+xml"),
		"GET /seat":      p.askSeat,
		"POST /seat":     p.takeSeat,
		"POST /leave":    p.leaveSeat,
		"POST /unseat":   p.owning(p.unseat),
		"POST /door":     p.owning(p.turnDoor),
	}
	for path, h := range map[string]func(http.ResponseWriter, *http.Request, access.Visitor){
		"/events": p.events, "/panel.png": p.panel, "/camera.jpg": p.camera, "/cell.png": p.cell, "/record.txt": p.record,
	} {
		all["GET "+path] = p.looking(h)
	}
	for name, act := range form.Acts {
		all["POST /"+name] = p.acting(act)
	}
	if p.Cards != nil {
		all[cardsPath] = packed(p.entering(p.uploading(http.StripPrefix(strings.TrimSuffix(cardsPath, "/"), p.Cards))))
	}
	return all
}
