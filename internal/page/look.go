package page

import (
	"bytes"
	"html/template"
	"net/http"
	"regexp"
	"slices"

	"silvertray/display"
	"silvertray/engine/record"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/page/view"
	"silvertray/internal/words"
)

// templates are the page's in one language.
func templates(l words.Language) *template.Template {
	say := func(what any) string {
		if p, ok := what.(string); ok {
			return l.Say(words.Phrase(p)) // the page's own
		}
		p, _ := what.(words.Phrase)
		return unplaced(l.Say(p))
	}
	return template.Must(template.New("").Funcs(template.FuncMap{
		"say": say, "sentence": func(p words.Phrase) string { return sentence(say(p)) }, "lang": func() words.Language { return l },
		"pips": draw.Pips, "die": draw.Die, "places": draw.Places, "colour": draw.AreaOf, "painted": painted,
		"rethrow": view.RethrowForm, "points": draw.Points, "scale": draw.ScaleOf,
		"iconBox": draw.IconBox, "iconPath": draw.IconPath,
	}).ParseFS(assets, "assets/*.html"))
}

// painted reports whether the stylesheet has a paint for dice and areas of a colour. One
// without it is told by its name.
var painted = func() func(colour string) bool {
	style, err := assets.ReadFile("assets/style.css")
	if err != nil {
		panic(err) // the file is part of the program
	}
	all := make(map[string]bool)
	for _, m := range regexp.MustCompile(`\.die\.(\w+), \.area\.\w+`).FindAllSubmatch(style, -1) {
		all[string(m[1])] = true
	}
	return func(colour string) bool { return all[colour] }
}()

// language is the one that the box speaks now.
func (p *Page) language() words.Language {
	for _, l := range [...]words.Language{p.feed.latest().Language, p.Config.Language} {
		if slices.Contains(words.Languages, l) {
			return l
		}
	}
	return words.English
}

// render writes a whole template or, where it fails, nothing of it.
func (p *Page) render(w http.ResponseWriter, name string, data any) {
	var b bytes.Buffer
	if err := p.pages[p.language()].ExecuteTemplate(&b, name, data); err != nil {
		p.Log.Error("the page could not be drawn", "template", name, "error", err)
		http.Error(w, "the page could not be drawn", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes()) // the device may be gone
}

// whole is the page as a browser opens it.
func (p *Page) whole(w http.ResponseWriter, r *http.Request, who access.Visitor) {
	p.render(w, "page.html", p.view(r, who))
}

// view is the box as a visitor sees it now.
func (p *Page) view(r *http.Request, who access.Visitor) view.View {
	return p.box.View(p.feed.latest(), p.feed.stamp(), who, view.QueryOf(r))
}

// main is the part that changes.
func (p *Page) main(w http.ResponseWriter, r *http.Request, who access.Visitor) {
	p.render(w, "main.html", p.view(r, who))
}

// panel is the picture that the panel shows, as far as the visitor may see it.
func (p *Page) panel(w http.ResponseWriter, r *http.Request, who access.Visitor) {
	picture := view.Panel(p.feed.latest(), who)
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

// cell shows the cell that is asked about.
func (p *Page) cell(w http.ResponseWriter, r *http.Request, _ access.Visitor) {
	picture := view.Portrait(p.feed.latest().Says().Doubt)
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/png")
	_, _ = w.Write(picture)
}

// camera is the last picture that was read.
func (p *Page) camera(w http.ResponseWriter, r *http.Request, _ access.Visitor) {
	picture := p.box.Picture(p.feed.latest().Match)
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/jpeg")
	_, _ = w.Write(picture)
}

// record is the match so far, as a file.
func (p *Page) record(w http.ResponseWriter, r *http.Request, who access.Visitor) {
	s := p.feed.latest()
	if s.Match == nil {
		http.NotFound(w, r)
		return
	}
	if view.HidesRecord(s, who) {
		p.answer(w, r, errSecret)
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
