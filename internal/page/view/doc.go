// Package view is what one visitor of the page sees of the box, as data for the page's
// templates.
package view
