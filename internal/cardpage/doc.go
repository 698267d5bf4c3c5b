// Package cardpage is the guided page on which the owner of Man muss auch gönnen
// können enters what is printed on the cards: tap by tap, each tap on the disk
// before it shows, and checked each time.
//
// It is plain HTML that works without a script; the script only saves loading the
// page anew, and makes pictures small before they travel. Who may come in, and how
// often, is for whoever serves it to say. Nothing here is refused because it is
// unfinished: the page tells what is missing, and the file keeps the rest.
package cardpage
