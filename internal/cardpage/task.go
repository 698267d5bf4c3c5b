package cardpage

import (
	"slices"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
)

// A task is edited like a text: the next word comes behind the cursor.

// mostWords is more than a task has, boxes and signs between them.
const mostWords = 2 * catalogue.MaxBoxes

// words are those of a task, with the cursor among them.
func (e *edit) words() []string {
	all := strings.Fields(e.card.Get(draft.Task))
	e.at = min(max(e.at, 0), len(all))
	return all
}

func (e *edit) write(task []string) { e.card.Set(draft.Task, strings.Join(task, " ")) }

// box adds a box behind the cursor.
func (e *edit) box(colour string) error {
	all := e.words()
	if colour != "white" && !slices.Contains(e.dice, colour) || len(all) >= mostWords {
		return errForm
	}
	e.write(slices.Insert(all, e.at, colour))
	e.at++
	return nil
}

// number puts a number into the box before the cursor; the same number again removes
// it.
func (e *edit) number(value string) error {
	all := e.words()
	if e.at == 0 || isLink(all[e.at-1]) || len(value) != 1 || value < "1" || value > "6" {
		return errForm
	}
	before := all[e.at-1]
	colour := strings.TrimRight(before, "0123456789")
	all[e.at-1] = colour + value
	if before == all[e.at-1] {
		all[e.at-1] = colour
	}
	e.write(all)
	return nil
}

// link puts "<" or "=" behind the cursor, in the place of the one that is there; the
// same one again removes it.
func (e *edit) link(sign string) error {
	all := e.words()
	if !isLink(sign) || e.at == 0 || len(all) >= mostWords {
		return errForm
	}
	place := e.at - 1
	if !isLink(all[place]) {
		if place = e.at; place == len(all) || !isLink(all[place]) {
			e.write(slices.Insert(all, place, sign))
			e.at = place + 1
			return nil
		}
	}
	if all[place] == sign {
		e.at = place
		e.write(slices.Delete(all, place, place+1))
		return nil
	}
	all[place], e.at = sign, place+1
	e.write(all)
	return nil
}

// back removes the word before the cursor.
func (e *edit) back(string) error {
	all := e.words()
	if e.at == 0 {
		return nil
	}
	e.at--
	e.write(slices.Delete(all, e.at, e.at+1))
	return nil
}

// text formats the whole task as the file has it.
func (e *edit) text(task string) error {
	all := strings.Fields(task)
	if len(all) > mostWords || strings.Trim(task, "abcdefghijklmnopqrstuvwxyz0123456789<= ") != "" || len(task) > 400 {
		return errForm
	}
	e.write(all)
	e.at = len(all)
	return nil
}

func isLink(word string) bool { return word == "<" || word == "=" }
