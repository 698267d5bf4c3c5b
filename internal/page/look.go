package page

import (
	"bytes"
	"html/template"
	"net/http"

	"silvertray/display"
	"silvertray/engine/record"
	"silvertray/internal/words"
)

// funcs are what the templates can say and count.
func (p *Page) funcs() template.FuncMap {
	return template.FuncMap{
		"say": p.say, "lang": p.lang,
		"pips": pips, "die": die, "place": place, "thrown": thrown, "colour": colour,
		"points": points, "above": above, "scale": scaleOf,
	}
}

// lang is the language's code for browsers and screen readers.
func (p *Page) lang() string {
	if p.Language == "" {
		return string(words.English)
	}
	return string(p.Language)
}

// say puts something into the page's language.
func (p *Page) say(what any) string {
	switch what := what.(type) {
	case words.Phrase:
		return p.Language.Say(what)
	case string:
		return p.Language.Say(words.Phrase(what))
	case error:
		return p.Language.Say(words.Phrase(what.Error()))
	}
	return ""
}

// render writes a whole template or, where it fails, nothing of it.
func (p *Page) render(w http.ResponseWriter, name string, data any) {
	var b bytes.Buffer
	if err := p.pages.ExecuteTemplate(&b, name, data); err != nil {
		p.Log.Error("the page could not be drawn", "template", name, "error", err)
		http.Error(w, "the page could not be drawn", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes()) // the device may be gone
}

// whole is the page as a browser opens it.
func (p *Page) whole(w http.ResponseWriter, _ *http.Request, who visitor) {
	p.render(w, "page.html", p.view(who))
}

// main is the part that changes.
func (p *Page) main(w http.ResponseWriter, _ *http.Request, who visitor) {
	p.render(w, "main.html", p.view(who))
}

// panel is the very picture that the panel shows.
func (p *Page) panel(w http.ResponseWriter, r *http.Request, _ visitor) {
	picture := p.feed.latest().Picture
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	var b bytes.Buffer
	if err := display.WritePNG(&b, picture); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "image/png")
	_, _ = w.Write(b.Bytes())
}

// camera is the last picture that was read.
func (p *Page) camera(w http.ResponseWriter, r *http.Request, _ visitor) {
	var picture []byte
	if p.Camera != nil {
		picture = p.Camera()
	}
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/jpeg")
	_, _ = w.Write(picture)
}

// record is the match so far, as a file.
func (p *Page) record(w http.ResponseWriter, r *http.Request, _ visitor) {
	s := p.feed.latest()
	if s.Match == nil {
		http.NotFound(w, r)
		return
	}
	text := record.New(s.Match)
	for _, past := range s.Past {
		text.Add(past.Move)
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="silvertray-`+s.Match.Game().Name()+`.txt"`)
	_, _ = w.Write([]byte(text.String()))
}
