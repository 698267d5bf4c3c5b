// Package cardpage is the page on which the owner of Man muss auch gönnen können
// enters what is printed on the cards.
//
// Each tap is on the disk before it shows, and is checked. The page is plain HTML
// that works without a script; the script only saves reloading the page, and makes
// pictures small before they travel. The server decides who may come in, and how
// often. Nothing is refused because it is unfinished: the page says what is missing,
// and the file holds the rest.
package cardpage
